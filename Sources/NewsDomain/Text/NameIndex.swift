/// Finds a thing by any of its names: by the exact name or, at a prompt, by a unique prefix, ignoring case and accents.
///
/// Inlinable, because other targets would otherwise have a slow unspecialised copy, and small, because it is then
/// copied for every kind of thing: ``NameTable`` does the work.
package struct NameIndex<Value: Hashable & Sendable>: Sendable {
  package enum Match: Sendable {
    case found(Value)
    /// Several things have a name with this prefix; their names.
    case ambiguous([String])
    /// No thing is meant; the known name that is closest in spelling.
    case unknown(nearest: String?)

    /// The thing that was found; `nil` if none was.
    @inlinable
    package var value: Value? {
      if case .found(let value) = self { value } else { nil }
    }
  }

  @usableFromInline
  package let table: NameTable
  @usableFromInline
  package let values: [Value]

  /// - Parameter named: things with their names, the preferred one first. If two share a name, it means the first.
  @inlinable
  package init(_ named: [(value: Value, names: [String])]) {
    var places: [Value: Int] = [:]
    var values: [Value] = []
    var names: [(name: String, place: Int)] = []
    for (value, all) in named {
      let place = places[value] ?? values.count
      if place == values.count {
        places[value] = place
        values.append(value)
      }
      for name in all { names.append((name, place)) }
    }
    self.values = values
    table = NameTable(names)
  }

  @inlinable
  package func match(_ text: some StringProtocol, as form: NameForm = .prefix) -> Match {
    switch table.match(String(text), as: form) {
    case .found(let place): .found(values[place])
    case .ambiguous(let candidates): .ambiguous(candidates)
    case .unknown(let nearest): .unknown(nearest: nearest)
    }
  }

  /// The thing with exactly this name; `nil` if there is none.
  @inlinable
  package func exactly(_ text: some StringProtocol) -> Value? { table.exactly(String(text)).map { values[$0] } }

  /// The only known name that begins with the text, or else the one with the most similar spelling; `nil` if none is
  /// close.
  @inlinable
  package func nearest(to text: some StringProtocol) -> String? { table.nearest(to: String(text)) }
}
