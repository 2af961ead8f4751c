/// The features needed to pass on articles and lists.
package struct PassingOnFeature: Feature {
  let sharing: SharingFeature
  let reading: ReadingFeature

  package static func of(_ features: Features) -> Self {
    Self(sharing: features.sharing, reading: features.reading)
  }
}
