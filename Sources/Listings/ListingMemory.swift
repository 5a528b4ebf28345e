import Cache

/// The compiled listings of one session by key, up to a number of bytes.
struct ListingMemory: Sendable {
  private var listings: [Digest: CompiledListing] = [:]
  /// The keys of the listings, the most recently used at the end.
  private var order: [Digest] = []

  mutating func use(_ key: Digest) -> CompiledListing? {
    guard let listing = listings[key] else { return nil }
    if order.last != key, let index = order.lastIndex(of: key) { order.append(order.remove(at: index)) }
    return listing
  }

  mutating func keep(_ listing: CompiledListing, for key: Digest) {
    if listings.updateValue(listing, forKey: key) == nil { order.append(key) }
  }

  /// Removes the least recently used listings.
  ///
  /// - Parameter limit: the maximum bytes of listings that stay.
  /// - Returns: the keys of the removed listings.
  mutating func removeLeastRecentlyUsed(beyond limit: Int) -> [Digest] {
    var size = 0
    let stays = order.reversed().prefix { key in
      size += listings[key]?.size ?? 0
      return size <= limit
    }
    let removed = Array(order.dropLast(stays.count))
    order.removeFirst(removed.count)
    for key in removed { listings[key] = nil }
    return removed
  }
}
