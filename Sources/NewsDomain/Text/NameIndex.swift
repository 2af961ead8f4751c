/// Finds a thing by any of its names: exactly, then by a unique prefix, without regard to case or accents.
///
/// Inlinable and thin, since other targets would else have a slow copy for every kind of thing: ``NameTable`` does the
/// work.
package struct NameIndex<Value: Hashable & Sendable>: Sendable {
  package enum Match: Sendable {
    case found(Value)
    /// Several things begin like this; their preferred names.
    case ambiguous([String])
    /// Nothing does; the known name that is spelled most like it.
    case unknown(nearest: String?)

    /// What was found, if anything was.
    @inlinable
    package var value: Value? {
      if case .found(let value) = self { value } else { nil }
    }
  }

  @usableFromInline
  package let table: NameTable
  @usableFromInline
  package let values: [Value]
  @usableFromInline
  package let generation: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - named: things with their names, the preferred one first. Where two share a name, the first keeps it.
  ///   - generation: when a thing came to be. A beginning that means one thing goes on meaning it when younger
  ///     ones begin alike.
  @inlinable
  package init(
    _ named: [(value: Value, names: [String])], generation: @escaping @Sendable (Value) -> Int = { _ in 0 }
  ) {
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
    self.generation = generation
    self.values = values
    table = NameTable(names)
  }

  @inlinable
  package func match(_ text: some StringProtocol) -> Match {
    switch table.match(String(text), generation: { generation(values[$0]) }) {
    case .found(let place): .found(values[place])
    case .ambiguous(let candidates): .ambiguous(candidates)
    case .unknown(let nearest): .unknown(nearest: nearest)
    }
  }

  /// The known name that is spelled most like a text.
  @inlinable
  package func nearest(to text: some StringProtocol) -> String? { table.nearest(to: String(text)) }
}
