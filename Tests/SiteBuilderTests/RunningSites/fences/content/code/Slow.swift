extension Show {
  // #region slow
  func slow() -> Show { self }
  // #endregion
}
