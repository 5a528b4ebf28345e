// #region sides
final class Sides {
  let count = 6
}
// #endregion
let more = 1
