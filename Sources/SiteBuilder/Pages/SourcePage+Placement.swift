import Liquid

extension SourcePage {
  /// What decides where a page stands, how it is laid out and which lists it is in. A page that is replaced by
  /// one of the same placement leaves the structure of the site as it is.
  struct Placement: Equatable {
    var date: DateTime?
    var publicationTime: Int64?
    var isPost: Bool
    var tags: [String]
    var categories: [String]
    var layout: String?
    var isDraft: Bool
    var isPublished: Bool
    var permalink: String?
    var slug: String
    var order: Double?
    var paginate: Int?
  }

  var placement: Placement {
    Placement(
      date: metadata.date, publicationTime: metadata.publicationTime, isPost: metadata.isPost,
      tags: metadata.tags, categories: metadata.categories,
      layout: metadata.layout?.value, isDraft: metadata.isDraft, isPublished: metadata.isPublished,
      permalink: metadata.permalink?.value, slug: metadata.slug, order: metadata.order,
      paginate: metadata.paginate)
  }

  /// Everything before the body: front matter, and the heading that serves as the title.
  var head: ArraySlice<UInt8> { file.bytes[..<body.lowerBound] }
}
