/// What help explains beside the commands.
package enum HelpTopic: CaseIterable, Sendable {
  case output
  case scripting

  package var name: Localized {
    switch self {
    case .output: Localized("output", "sortie")
    case .scripting: Localized("scripting", "scripts")
    }
  }

  package var title: Localized {
    switch self {
    case .output: Localized("Where results go", "Où vont les résultats")
    case .scripting: Localized("supernews in scripts", "supernews dans les scripts")
    }
  }

  /// What is typed, and what it does.
  var rows: [(typed: Localized, meaning: Localized)] {
    switch self {
    case .output:
      [
        (
          Localized("top | grep -i moon", "une | grep -i lune"),
          Localized(
            "to a command of the system's shell, up to a ; outside quotes",
            "à une commande du shell du système, jusqu’à un ; hors guillemets")
        ),
        (
          Localized("open 3 > article.txt", "ouvre 3 > article.txt"),
          Localized("into a file, in the place of an older one", "dans un fichier, à la place de l’ancien")
        ),
        (
          Localized("top >> log.txt", "une >> journal.txt"),
          Localized("added to a file", "à la suite d’un fichier")
        ),
        (
          .option("!date"),
          Localized(
            "a command of the shell; the whole line is its own",
            "une commande du shell\u{A0}; toute la ligne est à elle")
        ),
        (
          Localized("export list.html", "exporte liste.html"),
          Localized(
            "the list as a page, or as .md, .json, .csv or .opml", "la liste en page, ou en .md, .json, .csv, .opml")
        ),
        (
          Localized("share 3 --to clipboard", "partage 3 --to presse-papiers"),
          Localized("or mail, qr, markdown, text", "ou courriel, qr, markdown, texte")
        ),
        (
          .option("format json"),
          Localized(
            "for programs; tsv is tables, text is for people",
            "pour les programmes\u{A0}; tsv en tableaux, text pour les gens")
        ),
        (
          .option("PAGER"),
          Localized(
            "shows what is longer than the window at the prompt (less -FRX); empty, nothing does",
            "montre à l’invite ce qui dépasse la fenêtre (less -FRX)\u{A0}; vide, rien ne le fait")
        ),
      ]
    case .scripting:
      [
        (
          .option("supernews -c 'top; open 1'"),
          Localized(
            "the commands given; ; or a newline ends each",
            "les commandes données\u{A0}; un ; ou une fin de ligne les sépare")
        ),
        (
          Localized("supernews -f morning.news", "supernews -f matin.news"),
          Localized("those of a file, which may begin with #!", "celles d’un fichier, qui peut commencer par #!")
        ),
        (
          .option("top --limit 5  # why"),
          Localized(
            "# begins a comment, quotes keep words together", "# commence un commentaire, les guillemets lient les mots"
          )
        ),
        (
          .option("-F json"),
          Localized(
            "an object a line, and one of type status after each command",
            "un objet par ligne, et un de type status après chaque commande")
        ),
        (
          .option("-e"),
          Localized("stops at the first command that fails", "s’arrête à la première commande qui échoue")
        ),
        (
          Localized("exit status", "code de retour"),
          Localized(
            "0 all went well, 1 a command failed, 2 wrong options, 130 interrupted",
            "0 tout a réussi, 1 une commande a échoué, 2 options incorrectes, 130 interrompu")
        ),
        (
          .option("2>"),
          Localized(
            "errors go to standard error, with source and line: supernews: stdin:3: open: …",
            "les erreurs vont sur la sortie d’erreur, avec source et ligne\u{A0}: supernews: stdin:3: ouvre: …")
        ),
        (
          .option("rc"),
          Localized(
            "commands of this file beside the settings run when a session begins at a terminal",
            "les commandes de ce fichier, à côté des réglages, ouvrent chaque session au terminal")
        ),
      ]
    }
  }

  /// Lines that work as they stand, one after the other, in a new session without a key.
  var examples: [String] {
    switch self {
    case .output: ["top | cat", "top --limit 3 > /dev/null", "list >> /dev/null", "!true"]
    case .scripting: ["format json", "top --limit 1", "format text"]
    }
  }
}
