import FoundationEssentials
import NewsDomain

/// Counts the requests of the current key; the count of a new key begins at zero.
package struct NewsAPIAccount: RequestLedger {
  private let cache: Cache
  private let keys: any KeyRepository

  package init(cache: Cache, keys: any KeyRepository) {
    self.cache = cache
    self.keys = keys
  }

  package func quota(at now: Date) -> Quota {
    cache.quota(of: Self.tag(of: keys.key ?? ""), at: now)
  }

  /// Returns a tag that distinguishes accounts without revealing the key: 16 bits, which thousands of keys share
  /// (FNV-1a, folded).
  static func tag(of key: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String((hash >> 16) ^ (hash & 0xFFFF), radix: 16)
  }
}
