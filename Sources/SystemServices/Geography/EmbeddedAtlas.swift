import CEmbedded
import NewsDomain

/// Natural Earth's world at 1:110 million and its countries at 1:50 million. Each is read from the binary on first use.
package struct EmbeddedAtlas: Atlas {
  private static let wholeWorld = geography(in: supernews_world())
  private static let countries = geography(in: supernews_regions())

  package init() {}

  package var world: MapLines { Self.wholeWorld.lines }
  package var regions: MapLines { Self.countries.lines }
  package var outlines: [Outline] { Self.countries.outlines }

  private static func geography(in file: supernews_file) -> Geography {
    // The bytes are a constant of the binary, so they never move or change.
    GeographyReader.geography(in: UnsafeBufferPointer(start: file.bytes, count: file.count)) ?? .nothing
  }
}
