import NewsPresentation

/// What the man page says that no table does. What stands between two backticks is typed as it is.
enum ManualTexts {
  typealias Item = (term: Localized, meaning: Localized)

  static let description = [
    Localized(
      "supernews is a shell for the world's news. It keeps what you have chosen (country, language, source, the list "
        + "you are reading), completes with Tab, speaks English and French, and takes a script as well as a person at "
        + "the keyboard.",
      "supernews est un shell pour l’actualité du monde. Il garde ce que vous avez choisi (pays, langue, source, la "
        + "liste que vous lisez), complète avec Tab, parle anglais et français, et lit un script aussi bien qu’une "
        + "personne au clavier."),
    Localized(
      "Without a command, it is interactive where standard input is a terminal, and runs standard input as a script "
        + "otherwise. The words behind the options are one command, whose own options follow it.",
      "Sans commande, il est interactif si l’entrée standard est un terminal, et l’exécute sinon comme un script. Les "
        + "mots après les options sont une commande, que suivent ses propres options."),
    Localized(
      "News comes from NewsAPI where there is a key, and from feeds without one; where nobody answers, from what is "
        + "kept on this machine. Where nothing is, a sample of dated events of history stands in at a terminal; in a "
        + "script only with `--provider sample` or after `settings sample on`.",
      "Les nouvelles viennent de NewsAPI s’il y a une clé, et de flux sans clé\u{A0}; si personne ne répond, de ce qui "
        + "est gardé sur cette machine. Si rien ne l’est, un échantillon d’événements datés de l’histoire les remplace au "
        + "terminal\u{A0}; dans un script, seulement avec `--provider sample` ou après `reglages echantillon oui`."),
  ]

  static let grammar = [
    Localized(
      "A command is a line of words with blanks between them. `'…'` and `\"…\"` quote, and `\\` takes the next "
        + "character as it is. `;` or the end of the line ends a command, and `#` at the start of a word begins a "
        + "comment.",
      "Une commande est une ligne de mots séparés par des blancs. `'…'` et `\"…\"` protègent, et `\\` prend le "
        + "caractère suivant tel quel. `;` ou la fin de la ligne termine une commande, et `#` au début d’un mot "
        + "commence un commentaire."),
    Localized(
      "Options are `--name value` or `--name=value`, and `--` ends them.",
      "Les options sont `--nom valeur` ou `--nom=valeur`, et `--` y met fin."),
    Localized(
      "Commands, countries, languages, categories and sources are called by their names in English or French, without "
        + "regard to case and accents, or by any beginning that only one of them has.",
      "Commandes, pays, langues, catégories et sources s’appellent par leurs noms anglais ou français, sans égard à la "
        + "casse ni aux accents, ou par tout début que l’un d’eux est seul à avoir."),
    Localized(
      "A line that is no command, but the whole name of a country, a source or a category, or of a category and a "
        + "country, shows its headlines: `france`, `le monde`, `japan sports`.",
      "Une ligne qui n’est pas une commande, mais le nom entier d’un pays, d’une source ou d’une catégorie, ou d’une "
        + "catégorie et d’un pays, montre ses titres\u{A0}: `france`, `le monde`, `sport japon`."),
    Localized(
      "Items are numbered from 1: `3`, `1 4-6`, `all`. The numbers belong to the list shown last and do not shift. A "
        + "number or range alone opens these items.",
      "Les éléments sont numérotés à partir de 1\u{A0}: `3`, `1 4-6`, `tout`. Les numéros sont ceux de la dernière "
        + "liste montrée et ne changent pas. Un numéro ou un intervalle seul ouvre ces éléments."),
    Localized(
      "The ending of a command says where its result goes:",
      "La fin d’une commande dit où va son résultat\u{A0}:"),
  ]

  static let endings: [Item] = [
    (
      Localized("| COMMAND", "| COMMANDE"),
      Localized(
        "to a command of the system's shell, which runs up to a `;` outside quotes or the end of the line",
        "à une commande du shell du système, qui va jusqu’à un `;` hors des guillemets ou à la fin de la ligne")
    ),
    (
      Localized("> FILE", "> FICHIER"),
      Localized("into a file, in the place of what it held", "dans un fichier, à la place de ce qu’il contenait")
    ),
    (
      Localized(">> FILE", ">> FICHIER"),
      Localized("into a file, behind what it holds", "dans un fichier, à la suite de ce qu’il contient")
    ),
    (
      Localized("!COMMAND", "!COMMANDE"),
      Localized(
        "at the start of a command, runs one of the system's shell, whose own the whole rest of the line is",
        "au début d’une commande, en exécute une du shell du système, à qui appartient tout le reste de la ligne")
    ),
    (
      .option("!!"),
      Localized(
        "at a prompt, runs the line before once more; what stands behind it goes on with that line",
        "à l’invite, relance la ligne d’avant\u{A0}; ce qui suit la prolonge")
    ),
  ]

  static let formats: [Item] = [
    (
      Localized("text", "text"),
      Localized(
        "for people: lists cut to the width of the terminal, articles wrapped; at the prompt, lists as long as the "
          + "window, which `more` goes on with, and texts longer than it through the pager",
        "pour les personnes\u{A0}: des listes coupées à la largeur du terminal, des articles mis en lignes\u{A0}; à "
          + "l’invite, des listes de la hauteur de la fenêtre, que `suite` continue, et par l’afficheur les textes qui "
          + "la dépassent")
    ),
    (
      Localized("tsv", "tsv"),
      Localized(
        "values separated by tabs, without a header: number, date (UTC), source, title and address of an article, and of `world` its "
          + "country; number, id, name, category, language and country of a source",
        "des valeurs séparées par des tabulations, sans en-tête\u{A0}: numéro, date (UTC), source, titre et adresse "
          + "d’un article, et son pays pour `monde`\u{A0}; numéro, id, nom, catégorie, langue et pays d’une source")
    ),
    (
      Localized("json", "json"),
      Localized(
        "one object a line, told apart by `type`; each command ends with one line whose type is `status`, failures "
          + "included, so that a program can drive the shell through pipes; what is absent is `null`",
        "un objet par ligne, reconnu à son `type`\u{A0}; chaque commande finit par une ligne de type `status`, échecs "
          + "compris, et un programme peut conduire le shell par des tubes\u{A0}; ce qui manque est `null`")
    ),
  ]

  static let output = [
    Localized(
      "Results go to standard output. What goes wrong is said on standard error, with the line of the script, and in "
        + "the status line of json as an object `error` with `code`, `message` and `hint`.",
      "Les résultats vont sur la sortie standard. Ce qui ne va pas est dit sur la sortie d’erreur, avec la ligne du "
        + "script, et dans la ligne `status` de json par un objet `error` avec `code`, `message` et `hint`."),
    Localized(
      "The codes are \(codes).",
      "Les codes sont \(codes)."),
  ]

  private static let codes = ErrorCode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
}
