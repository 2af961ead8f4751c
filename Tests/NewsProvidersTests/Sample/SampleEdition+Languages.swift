@testable import NewsProviders

extension SampleEdition.Event {
  var english: Version { version(in: "en") }
  var french: Version { version(in: "fr") }
}
