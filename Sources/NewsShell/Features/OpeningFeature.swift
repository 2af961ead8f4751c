/// The features needed to open an item of any list.
package struct OpeningFeature: Feature {
  let reading: ReadingFeature
  let sources: SourcesFeature
  let places: PlacesFeature
  let stories: StoriesFeature
  let follows: FollowsFeature

  package static func of(_ features: Features) -> Self {
    Self(
      reading: features.reading, sources: features.sources, places: features.places, stories: .of(features),
      follows: features.follows)
  }
}
