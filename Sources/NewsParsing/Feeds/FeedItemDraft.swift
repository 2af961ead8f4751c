import NewsDomain

/// An item while it is read: several elements may give the same part of it, and the best of them counts.
struct FeedItemDraft {
  var item: FeedItem
  /// The title and the text of a picture or film (Media RSS), and of an episode (iTunes).
  var mediaTitle: FeedText?
  var mediaSummary: FeedText?
  var episodeSummary: FeedText?
  /// The address of a file such as an episode of a podcast.
  var enclosure: String?
  private var linkRank = 0
  private var image: (rank: ImageRank, area: Int)?
  /// The names that the elements of each vocabulary give.
  private var authors: [(rank: AuthorRank, names: [String])] = []

  init(base: String?) {
    item = FeedItem(base: base)
  }

  /// Where a picture comes from, the best last.
  enum ImageRank: Int, Comparable {
    case thumbnail, episode, enclosure, media

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// Where an author comes from, the best first: RSS's own has a mail address.
  enum AuthorRank: Comparable {
    case dublinCore, own, mail, source, episode
  }

  /// - Parameters:
  ///   - type: the media type, if one is given. A page that a browser shows is better than any other.
  ///   - isOriginal: whether it is the address that a service replaced.
  mutating func take(link: String?, type: String?, isOriginal: Bool = false) {
    let type = type?.lowercased() ?? "text/html"
    let isPage = type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
    let rank = isOriginal ? 3 : isPage ? 2 : 1
    guard let link, rank > linkRank else { return }
    (item.link, linkRank) = (link, rank)
  }

  /// - Parameters:
  ///   - width: as written, as is `height`; `nil` if not given.
  mutating func take(image address: String?, _ rank: ImageRank, width: String? = nil, height: String? = nil) {
    guard let address = PictureAddress.chosen(width: width, height: height, candidates: [address]) else { return }
    let area = min(Int(width ?? "") ?? 0, 100_000) * min(Int(height ?? width ?? "") ?? 0, 100_000)
    if let image, (image.rank, image.area) >= (rank, area) { return }
    (item.image, image) = (address, (rank, area))
  }

  mutating func take(author name: String, _ rank: AuthorRank) {
    if let index = authors.firstIndex(where: { $0.rank == rank }) {
      FeedItem.add(author: name, to: &authors[index].names)
    } else {
      authors.append((rank, []))
      FeedItem.add(author: name, to: &authors[authors.count - 1].names)
    }
  }

  /// The item with the best that was found for each part.
  var finished: FeedItem {
    var item = item
    item.title = item.title ?? mediaTitle
    if item.content == nil { item.summary = item.summary ?? mediaSummary ?? episodeSummary }
    item.authors = authors.filter { !$0.names.isEmpty }.min { $0.rank < $1.rank }?.names ?? []
    item.enclosure = enclosure
    // A forum or a podcast names the item itself as its source.
    if let name = item.source.name, name == item.title?.plain { item.source = (nil, nil) }
    return item
  }
}
