let a = 1
// #region a
