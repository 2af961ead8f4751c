@testable import NewsProviders

extension SourceCatalogue.Entry {
  var english: String { summaries[0] }
  var french: String { summaries[1] }
}
