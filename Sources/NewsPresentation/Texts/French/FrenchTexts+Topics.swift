extension FrenchTexts {
  package func phrase(_ phrase: TopicPhrase) -> String {
    switch phrase {
    case .outputName: "sortie"
    case .scriptingName: "scripts"
    case .outputTitle: "Où vont les résultats"
    case .scriptingTitle: "supernews dans les scripts"
    case .pipedLine: "une | grep -i lune"
    case .piped: "vers une commande du shell, jusqu’à un «\u{202F};\u{202F}» hors guillemets"
    case .writtenLine: "ouvrir 3 > article.txt"
    case .written: "dans un fichier, dont le contenu est remplacé"
    case .appendedLine: "une >> journal.txt"
    case .appended: "à la fin d’un fichier"
    case .shellCommand: "une commande du shell, qui prend toute la ligne"
    case .exportedLine: "exporter liste.html"
    case .exported: "la liste en page, données ou flux\u{202F}; voir aide exporter"
    case .sharedLine: "partager 3 --vers presse-papiers"
    case .shared: "un article\u{202F}; aussi vers courriel, qr, markdown ou texte"
    case .formats: "pour les programmes, comme tsv\u{202F}; text pour lire"
    case .pager: "l’afficheur (less -eRX par défaut)\u{202F}; vide pour aucun"
    case .commands: "des commandes séparées par «\u{202F};\u{202F}» ou un retour à la ligne"
    case .commentLine: "une --limite 5  # pourquoi"
    case .fileLine: "supernews -f matin.news"
    case .file: "le script d’un fichier, qui peut commencer par #!"
    case .comment: "# ouvre un commentaire, les guillemets réunissent des mots"
    case .objects: "un objet par ligne, puis une ligne status par commande"
    case .failFast: "s’arrêter à la première commande qui échoue"
    case .statusTerm: "code de retour"
    case .statuses: "0 réussite, 1 échec, 2 options incorrectes, 130 Ctrl-C"
    case .errors: "erreurs, avec leur ligne\u{202F}: supernews: stdin:3: ouvrir\u{202F}: …"
    case .rc: "fichier de commandes de démarrage, dans le dossier des réglages"
    }
  }
}
