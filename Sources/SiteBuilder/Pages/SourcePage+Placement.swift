import Liquid

extension SourcePage {
  /// The metadata that determine a page's address, layout and lists. Replacing a page by one of the same
  /// placement doesn't change the structure of the site.
  struct Placement: Equatable {
    var date: DateTime?
    var updated: DateTime?
    var publicationTime: Int64?
    var isPost: Bool
    var tags: [String]
    var categories: [String]
    var authors: [String]
    var series: String?
    var layout: String?
    var isDraft: Bool
    var isPublished: Bool
    var permalink: String?
    var aliases: [String]
    var redirect: String?
    var slug: String
    var order: Double?
    var paginate: Int?
  }

  var placement: Placement {
    Placement(
      date: metadata.date, updated: metadata.updated, publicationTime: metadata.publicationTime,
      isPost: metadata.isPost,
      tags: metadata.tags, categories: metadata.categories,
      authors: metadata.authors, series: metadata.series,
      layout: metadata.layout?.value, isDraft: metadata.isDraft, isPublished: metadata.isPublished,
      permalink: metadata.permalink?.value,
      aliases: metadata.aliases.map(\.value), redirect: metadata.redirect?.value, slug: metadata.slug,
      order: metadata.order,
      paginate: metadata.paginate)
  }

  /// The bytes before the body: front matter, and a heading that is the title.
  var head: ArraySlice<UInt8> { file.bytes[..<body.lowerBound] }
}
