@testable import NewsProviders

extension SampleEdition.Event {
  var english: Telling { telling(in: "en") }
  var french: Telling { telling(in: "fr") }
}
