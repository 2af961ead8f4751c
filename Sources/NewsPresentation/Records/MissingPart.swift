import NewsDomain

/// A part of what was asked that failed or was not asked, for programs.
package struct MissingPart: FieldValue, Equatable, Sendable {
  /// The part that was asked.
  private enum Place: Equatable, Sendable {
    case service(NewsService)
    case country(Country)
    case feed(id: String)
  }

  private let place: Place?
  /// The address of a feed, or the host that was asked; `nil` if none was.
  private let address: String?
  /// `nil` if it was not asked, because an earlier request had failed.
  private let code: ErrorCode?

  private init(_ place: Place?, _ error: NewsError?, address: String? = nil) {
    self.place = place
    self.address = address ?? error?.host
    code = error?.code
  }

  init(_ failure: FeedFailure) {
    self.init(.feed(id: failure.id), failure.error, address: failure.address)
  }

  init(_ failure: CountryFailure) {
    self.init(.country(failure.country), failure.error)
  }

  /// - Returns: `nil` if the service answered, or the reader's settings or request are the reason that it did not.
  init?(_ attempt: Attempt) {
    switch attempt.outcome {
    case .nothing: return nil
    case .notAsked: self.init(.service(attempt.service), nil)
    case .failed(let error):
      if error.isExpected { return nil }
      self.init(.service(attempt.service), error)
    }
  }

  /// A request that failed, so that an older result is shown.
  init(older error: NewsError) {
    self.init(nil, error)
  }

  /// Whether both are the same failure, even if only one of them says of what.
  fileprivate func isSame(as other: MissingPart) -> Bool {
    guard place != nil, other.place != nil else { return code == other.code && address == other.address }
    return self == other
  }

  package static var schema: String {
    let names = ["service", "country", "feed", "address", "error"]
    let members = names.map { #""\#($0)":{"anyOf":[\#(String.schema),{"type":"null"}]}"# }.joined(separator: ",")
    let required = names.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"type":"object","properties":{\#(members)},"required":[\#(required)],"additionalProperties":false}"#
  }

  package func write(to object: inout ObjectWriter) {
    object.open()
    object.add("service", service)
    object.add("country", country)
    object.add("feed", feed)
    object.add("address", address)
    object.add("error", code?.rawValue)
    object.close()
  }

  package var cell: String? { address ?? service ?? country ?? feed }

  private var service: String? { if case .service(let service)? = place { service.code } else { nil } }
  private var country: String? { if case .country(let country)? = place { country.code } else { nil } }
  private var feed: String? { if case .feed(let id)? = place { id } else { nil } }
}

extension Facts {
  /// Adds the failures that notices report.
  package mutating func add(_ notices: [Notice]) {
    for notice in notices {
      switch notice {
      case .older(let error, _), .onlyArchived(let error): add([MissingPart(older: error)])
      case .instead(let errors, _): add(errors.map(MissingPart.init(older:)))
      case .failed(let failures): add(failures.map { MissingPart($0) })
      case .feedsFailed(let failures): add(failures.map { MissingPart($0) })
      default: break
      }
    }
  }

  mutating func add(_ parts: [MissingPart]) {
    for part in parts where !missing.contains(where: part.isSame) { missing.append(part) }
  }
}

extension NewsPage {
  /// The parts of the request that failed or were not asked.
  var missing: [MissingPart] {
    var facts = Facts()
    facts.add(attempts.compactMap { MissingPart($0) })
    facts.add(failures.countries.map { MissingPart($0) })
    facts.add((failures.feeds + failures.sources.filter { !$0.error.isExpected }).map { MissingPart($0) })
    if let error = origin.stored?.error, failures.feeds.isEmpty, failures.sources.isEmpty {
      facts.add([MissingPart(older: error)])
    }
    return facts.missing
  }
}

extension NewsError {
  /// The host that was asked; `nil` if none was, or it is not known.
  var host: String? {
    switch self {
    case .network(let error): error.host
    case .withoutSample(let error): error.host
    default: nil
    }
  }
}
