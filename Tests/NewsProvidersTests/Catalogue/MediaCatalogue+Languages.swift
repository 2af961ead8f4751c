@testable import NewsProviders

extension MediaCatalogue.Medium {
  var english: String { summaries[0] }
  var french: String { summaries[1] }
}
