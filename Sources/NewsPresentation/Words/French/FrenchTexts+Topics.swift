extension FrenchTexts {
  package func phrase(_ phrase: TopicPhrase) -> String {
    switch phrase {
    case .outputName: "sortie"
    case .scriptingName: "scripts"
    case .outputTitle: "Où vont les résultats"
    case .scriptingTitle: "supernews dans les scripts"
    case .pipedLine: "une | grep -i lune"
    case .piped: "à une commande du shell du système, jusqu’à un ; hors guillemets"
    case .writtenLine: "ouvre 3 > article.txt"
    case .written: "dans un fichier, à la place de l’ancien"
    case .appendedLine: "une >> journal.txt"
    case .appended: "à la suite d’un fichier"
    case .shellCommand: "une commande du shell\u{A0}; toute la ligne est à elle"
    case .exportedLine: "exporte liste.html"
    case .exported: "la liste en page, ou en .md, .json, .csv, .opml"
    case .sharedLine: "partage 3 --to presse-papiers"
    case .shared: "ou courriel, qr, markdown, texte"
    case .formats: "pour les programmes\u{A0}; tsv en tableaux, text pour les gens"
    case .pager: "montre à l’invite ce qui dépasse la fenêtre (less -eRX)\u{A0}; vide, rien ne le fait"
    case .commands: "les commandes données\u{A0}; un ; ou une fin de ligne les sépare"
    case .commentLine: "une --limite 5  # pourquoi"
    case .fileLine: "supernews -f matin.news"
    case .file: "celles d’un fichier, qui peut commencer par #!"
    case .comment: "# commence un commentaire, les guillemets lient les mots"
    case .objects: "un objet par ligne, et un de type status après chaque commande"
    case .failFast: "s’arrête à la première commande qui échoue"
    case .statusTerm: "code de retour"
    case .statuses: "0 tout a réussi, 1 une commande a échoué, 2 options incorrectes, 130 interrompu"
    case .errors: "les erreurs vont sur la sortie d’erreur, avec source et ligne\u{A0}: supernews: stdin:3: ouvre: …"
    case .rc: "les commandes de ce fichier, à côté des réglages, ouvrent chaque session au terminal"
    }
  }
}
