/// The quality of service of operations, by Foundation's name; of no meaning, as there is one thread.
public enum QualityOfService: Int, Sendable {
  case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1
}
