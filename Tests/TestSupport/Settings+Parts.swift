import NewsDomain

extension Settings {
  /// Settings of the reader's location, and otherwise the defaults.
  package static func located(isAllowed: Bool? = nil, place: Coordinate? = nil) -> Settings {
    Settings().with(LocationSetting.self, isAllowed).with(PlaceSetting.self, place)
  }

  /// Settings of the display, and otherwise the defaults.
  package static func shown(
    pictures: PictureMode = .symbols, isAccessible: Bool = false, prompt: String? = nil, folds: Bool = true
  ) -> Settings {
    Settings().with(PicturesSetting.self, pictures).with(AccessibleSetting.self, isAccessible)
      .with(PromptSetting.self, prompt).with(FoldSetting.self, folds)
  }

  /// Settings of the archive, and otherwise the defaults.
  package static func archived(_ archive: ArchiveSetting.Value = .local, days: Int? = nil) -> Settings {
    Settings().with(ArchiveSetting.self, archive).with(KeepSetting.self, days)
  }

  /// Only the settings of the reader's location.
  package var location: Settings { .located(isAllowed: self[LocationSetting.self], place: self[PlaceSetting.self]) }

  /// Only the settings of the display.
  package var display: Settings {
    .shown(
      pictures: self[PicturesSetting.self], isAccessible: self[AccessibleSetting.self],
      prompt: self[PromptSetting.self], folds: self[FoldSetting.self])
  }

  /// Only the settings of the archive.
  package var archive: Settings { .archived(self[ArchiveSetting.self], days: self[KeepSetting.self]) }
}

extension SampleUse {
  /// - Parameter choice: whether the reader wants the sample edition; `nil` if they have not chosen.
  package static func chosen(_ choice: Bool?, isSeen: Bool = false) -> SampleUse {
    SampleUse(LiveSettings(Settings().with(SampleSetting.self, choice)), isSeen: isSeen)
  }
}
