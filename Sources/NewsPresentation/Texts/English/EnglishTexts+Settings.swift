import NewsDomain

extension EnglishTexts {
  var settings: [SettingWords] { Self.settings }

  private static let settings = [
    SettingWords(
      .country, "country",
      meaning: "The country whose headlines \"top\" shows.",
      advice: "country NAME"),
    SettingWords(
      .language, "language",
      meaning: "The language to search in.",
      advice: "language NAME"),
    SettingWords(
      .source, "source",
      meaning: "Your favourite source, which \"top favourite\" shows.",
      advice: "source NAME|none"),
    SettingWords(
      .filter, "filter",
      meaning: "How the list of sources is grouped.",
      advice: "filter by-language"),
    SettingWords(
      .location, "location",
      meaning: "Whether supernews may ask this machine where you are. Nothing is sent.",
      advice: "settings location on|off"),
    SettingWords(
      .place, "place",
      meaning: "Where you are, instead of asking this machine.",
      advice: "settings place LAT LON"),
    SettingWords(
      .pictures, "pictures",
      meaning: "How \"open\" shows an article's picture.",
      advice: "settings pictures on|off|sixel|kitty"),
    SettingWords(
      .accessible, "accessible",
      meaning: "Plain lines for blind readers, with a screen reader or a Braille display.",
      advice: "settings accessible on|off"),
    SettingWords(
      .prompt, "prompt",
      meaning:
        "The prompt: %c country, %l language, %s source, %n items, %q requests left, %u new articles, %% a percent sign.",
      advice: "settings prompt '%c %s>'"),
    SettingWords(
      .layout, "layout",
      meaning: "Whether headlines in lists take one line or two.",
      advice: "settings layout one|two",
      values: ["one": ["one"], "two": ["two"]]),
    SettingWords(
      .pager, "pager",
      meaning: "The program that shows long texts, instead of supernews itself; \"cat\" prints them.",
      advice: "settings pager PROGRAM|built-in|none",
      values: [PagerSetting.own: ["built-in"]]),
    SettingWords(
      .colours, "colours", names: ["colours", "colors"],
      meaning: "The colours of the terminal: a scheme, or a file of lines such as number = bold cyan.",
      advice: "settings colours dark|light|mono|contrast|FILE"),
    SettingWords(
      .dates, "dates",
      meaning: "How dates are written: 2 h ago, 2026-11-28 21:40, or as your locale writes them.",
      advice: "settings dates relative|iso|locale",
      values: ["relative": ["relative"], "iso": ["iso"], "locale": ["locale"]]),
    SettingWords(
      .privateNetwork, "private-network",
      meaning: "Whether links from the internet may lead into your own network.",
      advice: "settings private-network on|off"),
    SettingWords(
      .confine, "confine",
      meaning: "Whether feeds and pages are read only where the system can confine the process that reads them.",
      advice: "settings confine auto|on",
      values: ["auto": ["auto"]]),
    SettingWords(
      .sample, "sample",
      meaning: "Whether events from history stand in when there is no news.",
      advice: "settings sample on|off"),
    SettingWords(
      .archive, "archive",
      meaning: "Where everything you list is kept: on this machine, on a server, or nowhere.",
      advice: "settings archive on|off|ADDRESS"),
    SettingWords(
      .keep, "keep",
      meaning: "How long articles are kept. Saved ones stay.",
      advice: "settings keep forever|DAYS"),
    SettingWords(
      .reader, "reader",
      meaning: "Whether \"open\" shows the full text right away.",
      advice: "settings reader on|off"),
    SettingWords(
      .translator, "translator",
      meaning: "The program that translates: %l is the language you want, %s that of the text.",
      advice: "settings translator 'trans -brief :%l'"),
    SettingWords(
      .meaning, "meaning",
      meaning: "Whether titles are compared by meaning; a folder says where the model is.",
      advice: "settings meaning on|off|FOLDER"),
    SettingWords(
      .keepTexts, "keep-texts",
      meaning: "How long full texts are kept for reading offline.",
      advice: "settings keep-texts forever|DAYS"),
    SettingWords(
      .topics, "topics",
      meaning: "Your favourite topics, for \"brief\" and \"collect\".",
      advice: "settings topics 'TOPIC, TOPIC'"),
    SettingWords(
      .fold, "fold",
      meaning: "Whether headlines of one story share a row.",
      advice: "settings fold on|off"),
    SettingWords(
      .collect, "collect",
      meaning: "The news that \"supernews collect\" fetches, and how often.",
      advice: "settings collect country,feeds 30m"),
    SettingWords(
      .brief, "brief",
      meaning: "The sections of \"brief\", in order.",
      advice: "settings brief top,follows,feeds"),
    SettingWords(
      .mine, "mine",
      meaning: "The lists that \"new\", \"brief\", \"summary\" and \"trends\" cover.",
      advice: "settings mine country,feeds,follows"),
    SettingWords(
      .onAlert, "on-alert",
      meaning: "The program that gets each alert as JSON on its standard input.",
      advice: "settings on-alert PROGRAM"),
    SettingWords(
      .shareTo, "share-to",
      meaning: "Your own targets for \"share\": programs that get {url}, {title} and {source}.",
      advice: "settings share-to NAME 'PROGRAM {url} {title}'"),
    SettingWords(
      .provider, "provider",
      meaning: "Where news comes from in this session.",
      advice: "start with --provider NAME"),
    SettingWords(
      .key, "key",
      meaning: "Your NewsAPI key, which is never shown.",
      advice: "key set"),
    SettingWords(
      .format, "format",
      meaning: "How results are written: for people, or for programs.",
      advice: "format text|tsv|json"),
  ]
}
