import NewsPresentation

extension ManualTexts {
  /// Variables of the environment, by what they concern.
  static let variables: [Item] = [
    (
      Localized("NEWSAPI_KEY", "NEWSAPI_KEY"),
      Localized("the NewsAPI key, before one that is kept", "la clé NewsAPI, avant celle qui est gardée")
    ),
    (
      Localized("SUPERNEWS_NEWSAPI_URL", "SUPERNEWS_NEWSAPI_URL"),
      Localized("where NewsAPI is (https://newsapi.org/v2)", "où est NewsAPI (https://newsapi.org/v2)")
    ),
    (
      Localized("SUPERNEWS_FEEDS_URL", "SUPERNEWS_FEEDS_URL"),
      Localized("where feeds are asked (https://news.google.com)", "où demander les flux (https://news.google.com)")
    ),
    (
      Localized("SUPERNEWS_GPSD", "SUPERNEWS_GPSD"),
      Localized("where gpsd listens (127.0.0.1:2947)", "où écoute gpsd (127.0.0.1:2947)")
    ),
    (
      Localized("SUPERNEWS_NOW", "SUPERNEWS_NOW"),
      Localized(
        "the time that it takes to be now, such as 2026-11-22T06:00:00Z or seconds since 1970; for tests",
        "l’heure qu’il est censé être, comme 2026-11-22T06:00:00Z ou des secondes depuis 1970\u{A0}; pour des tests")
    ),
    (
      Localized("LC_ALL, LC_MESSAGES, LANG", "LC_ALL, LC_MESSAGES, LANG"),
      Localized(
        "language of the interface, where `--lang` does not say it",
        "langue de l’interface, si `--lang` ne la dit pas")
    ),
    (
      Localized("PAGER", "PAGER"),
      Localized(
        "through which long results are read on a terminal (less -FRX)",
        "par quoi les longs résultats se lisent sur un terminal (less -FRX)")
    ),
    (
      Localized("BROWSER", "BROWSER"),
      Localized("opens the page of an article", "ouvre la page d’un article")
    ),
    (
      Localized("ACCESSIBLE", "ACCESSIBLE"),
      Localized(
        "1 writes for screen readers: no drawing, nothing said by colour alone, labels before values",
        "1 écrit pour les lecteurs d’écran\u{A0}: pas de dessin, rien que la couleur soit seule à dire, les noms "
          + "avant les valeurs")
    ),
    (
      Localized("NO_COLOR, CLICOLOR_FORCE", "NO_COLOR, CLICOLOR_FORCE"),
      Localized(
        "no colour at all; colour where output goes to no terminal, too",
        "pas de couleur\u{A0}; de la couleur même hors d’un terminal")
    ),
    (
      Localized("FORCE_HYPERLINK", "FORCE_HYPERLINK"),
      Localized(
        "1 links titles on every terminal, 0 on none", "1 met des liens aux titres sur tout terminal, 0 sur aucun")
    ),
    (
      Localized("TERM, COLUMNS, LINES", "TERM, COLUMNS, LINES"),
      Localized(
        "the kind of terminal; the size of what is drawn where there is none",
        "le type de terminal\u{A0}; la taille de ce qui est dessiné sans terminal")
    ),
    (
      Localized("TZ", "TZ"),
      Localized(
        "the time zone of dates, and of where you are if nothing else tells",
        "le fuseau des dates, et du lieu où vous êtes si rien d’autre ne le dit")
    ),
    (
      Localized("http_proxy, https_proxy, all_proxy, no_proxy", "http_proxy, https_proxy, all_proxy, no_proxy"),
      Localized("the way to the network, as for curl", "le chemin vers le réseau, comme pour curl")
    ),
    (
      Localized("CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR", "CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR"),
      Localized("certificates to trust, as for curl", "les certificats admis, comme pour curl")
    ),
  ]

  static let files: [Item] = [
    (
      Localized("$XDG_CONFIG_HOME/supernews/config", "$XDG_CONFIG_HOME/supernews/config"),
      Localized("settings, as lines of `key = value`", "les réglages, en lignes `clé = valeur`")
    ),
    (
      Localized("$XDG_CONFIG_HOME/supernews/rc", "$XDG_CONFIG_HOME/supernews/rc"),
      Localized(
        "commands that run at the start of an interactive session",
        "des commandes exécutées au début d’une session interactive")
    ),
    (
      Localized("$XDG_CONFIG_HOME/supernews/newsapi.key", "$XDG_CONFIG_HOME/supernews/newsapi.key"),
      Localized(
        "the NewsAPI key, for your eyes only; it is not written through a symbolic link",
        "la clé NewsAPI, que vous seul pouvez lire ; elle n’est pas écrite à travers un lien symbolique")
    ),
    (
      Localized("$XDG_CONFIG_HOME/supernews/feeds.opml", "$XDG_CONFIG_HOME/supernews/feeds.opml"),
      Localized("your own feeds", "vos propres flux")
    ),
    (
      Localized("$XDG_STATE_HOME/supernews/history", "$XDG_STATE_HOME/supernews/history"),
      Localized("the commands typed", "les commandes tapées")
    ),
    (
      Localized("$XDG_CACHE_HOME/supernews/store.sqlite", "$XDG_CACHE_HOME/supernews/store.sqlite"),
      Localized("what was fetched, and can be fetched again", "ce qui a été reçu, et peut l’être à nouveau")
    ),
  ]

  static let folders = Localized(
    "Without these variables the folders are `~/.config`, `~/.local/state` and `~/.cache`. With `--no-config` nothing "
      + "is read from them nor written there. A home that does not exist is not made: what would be kept there is of the "
      + "run alone. A file that cannot be read is left as it is, and not written over.",
    "Sans ces variables, les dossiers sont `~/.config`, `~/.local/state` et `~/.cache`. Avec `--no-config`, rien n’y "
      + "est lu ni écrit. Un dossier personnel qui n’existe pas n’est pas créé : ce qui y serait gardé ne vaut que cette "
      + "fois. Un fichier qui ne peut pas être lu reste tel qu’il est, et n’est pas remplacé.")

  /// Besides those of `--help`.
  static let examples: [Item] = [
    (
      Localized("supernews -c 'top --limit 100 | grep -i moon'", "supernews -c 'une --limit 100 | grep -i lune'"),
      Localized("what a program of the system picks out", "ce qu’un programme du système y choisit")
    ),
    (
      Localized("supernews -F tsv top >>headlines.tsv", "supernews -F tsv une >>titres.tsv"),
      Localized("today's headlines behind those of yesterday", "les titres du jour à la suite de ceux d’hier")
    ),
    (
      Localized(
        "supernews -F json search moon | jq -r 'select(.type == \"article\").url'",
        "supernews -F json cherche lune | jq -r 'select(.type == \"article\").url'"),
      Localized("the addresses alone", "les adresses seules")
    ),
  ]
}
