import Glibc

extension FrenchTexts {
  func option(_ name: String) -> String? {
    switch name {
    case "again": "encore"
    case "all": "tout"
    case "as": "sous"
    case "before": "avant"
    case "by": "par"
    case "category": "catégorie"
    case "choose": "choix"
    case "country": "pays"
    case "days": "jours"
    case "domain": "domaine"
    case "enrich": "compléter"
    case "every": "tous-les"
    case "exclude-domain": "sauf-domaine"
    case "feed": "flux"
    case "flat": "à-plat"
    case "fold": "regrouper"
    case "folder": "dossier"
    case "for": "pendant"
    case "from": "depuis-le"
    case "here": "ici"
    case "if-new": "si-nouveau"
    case "in": "dans"
    case "kept": "conservés"
    case "label": "étiquette"
    case "language": "langue"
    case "like": "semblable"
    case "limit": "limite"
    case "list": "liste"
    case "map": "carte"
    case "mark-shown": "marquer-montré"
    case "meaning": "sens"
    case "new": "nouveau"
    case "notify": "alerte"
    case "older": "plus-anciens"
    case "offline": "hors-ligne"
    case "on": "le"
    case "once": "une-fois"
    case "prose": "en-mots"
    case "private": "privé"
    case "quiet": "silence"
    case "report": "rapport"
    case "saved": "gardés"
    case "saving": "économe"
    case "send": "envoyer"
    case "shared": "partagé"
    case "since": "depuis"
    case "sort": "tri"
    case "story": "sujet"
    case "texts": "textes"
    case "to": "vers"
    case "to DATE": "jusqu-à"
    case "unread": "non-lus"
    case "unsaved": "non-gardés"
    case "what": "quoi"
    case "words": "mots"
    case "world": "monde"
    case "yes": "oui"
    default: nil
    }
  }

  func formerOptions(_ name: String) -> [String] {
    switch name {
    case "enrich": ["complète"]
    case "fold": ["regroupe"]
    case "mark-shown": ["marque-montré"]
    case "send": ["envoie"]
    default: []
    }
  }

  func placeholder(_ value: String) -> String? {
    switch value {
    case "7d": "7j"
    case "ADDRESS": "ADRESSE"
    case "FEED": "FLUX"
    case "FILE": "FICHIER"
    case "ITEM": "NUMÉRO"
    case "LABEL": "ÉTIQUETTE"
    case "LANGUAGE": "LANGUE"
    case "LL|any": "LL|toutes"
    case "NAME": "NOM"
    case "TEXT": "TEXTE"
    case "country,feeds,…": "pays,flux,…"
    case "folder|name|unread|updated": "dossier|nom|non-lu|actualisation"
    case "relevancy|popularity|published": "pertinence|popularité|date"
    case "relevancy|published": "pertinence|date"
    case "text|markdown|clipboard|mail|qr": "texte|markdown|presse-papiers|courriel|qr"
    case "title": "titre"
    case "title,description,content": "titre,description,contenu"
    case "title,description,text": "titre,description,texte"
    default: nil
    }
  }

  /// The sentences of the C library by `errno`, as POSIX names them.
  private static let errors: [(code: Int32, sentence: String)] = [
    (EACCES, "accès refusé"), (EBADF, "descripteur de fichier invalide"), (EBUSY, "ressource occupée"),
    (ECHILD, "aucun processus fils"), (ECONNREFUSED, "connexion refusée"),
    (ECONNRESET, "connexion coupée par le correspondant"), (EDQUOT, "quota de disque dépassé"), (EEXIST, "existe déjà"),
    (EFBIG, "fichier trop grand"), (EHOSTUNREACH, "machine injoignable"), (EINTR, "appel interrompu"),
    (EINVAL, "argument invalide"), (EIO, "erreur d’entrée-sortie"), (EISDIR, "c’est un dossier"),
    (ELOOP, "trop de liens symboliques"), (EMFILE, "trop de fichiers ouverts"),
    (ENAMETOOLONG, "nom trop long"), (ENETUNREACH, "réseau injoignable"),
    (ENFILE, "trop de fichiers ouverts sur cette machine"), (ENODEV, "périphérique introuvable"),
    (ENOENT, "fichier ou dossier introuvable"), (ENOEXEC, "ce n’est pas un programme"),
    (ENOMEM, "mémoire insuffisante"),
    (ENOSPC, "disque plein"), (ENOTDIR, "ce n’est pas un dossier"), (ENOTEMPTY, "dossier non vide"),
    (ENXIO, "aucun périphérique à cette adresse"), (EPERM, "opération interdite"), (EPIPE, "tube fermé"),
    (EROFS, "système de fichiers en lecture seule"), (ESRCH, "processus introuvable"),
    (ETIMEDOUT, "délai dépassé"), (ETXTBSY, "programme en cours d’exécution"),
    (EXDEV, "lien entre deux systèmes de fichiers"),
  ]

  /// The beginnings of libcurl's messages.
  private static let transfers: [(beginning: String, sentence: String)] = [
    ("Could not resolve host", "nom introuvable"), ("Couldn't resolve host", "nom introuvable"),
    ("Could not resolve proxy", "nom du mandataire introuvable"), ("Failed to connect to", "connexion impossible"),
    ("Couldn't connect to server", "connexion impossible"), ("Connection timed out", "délai dépassé"),
    ("Resolving timed out", "délai dépassé"), ("Operation timed out", "délai dépassé"),
    ("Timeout was reached", "délai dépassé"), ("Recv failure", "connexion coupée"),
    ("Send failure", "connexion coupée"), ("Empty reply from server", "réponse vide"),
    ("Server returned nothing", "réponse vide"), ("transfer closed", "réponse incomplète"),
    ("SSL certificate problem", "certificat refusé"), ("SSL: no alternative certificate", "certificat d’un autre site"),
    ("SSL peer certificate", "certificat refusé"), ("Maximum (", "trop de redirections"),
    ("Received HTTP", "réponse qui n’est pas du HTTP"), ("Weird server reply", "réponse qui n’est pas du HTTP"),
    ("CONNECT tunnel failed", "le mandataire a refusé"), ("Proxy CONNECT aborted", "le mandataire a refusé"),
  ]

  /// The sentences of SQLite, and of supernews itself, which begin like this.
  private static let reasons: [(beginning: String, sentence: String)] = [
    ("unable to open database file", "ouverture impossible"),
    ("file is not a database", "ce n’est pas une base SQLite"),
    ("database disk image is malformed", "base endommagée"), ("it is damaged", "base endommagée"),
    ("disk I/O error", "erreur d’entrée-sortie"), ("database or disk is full", "disque plein"),
    ("attempt to write a readonly database", "base en lecture seule"), ("database is locked", "base verrouillée"),
    ("no <opml>", "pas d’élément <opml>"), ("not JSON", "pas du JSON"),
    ("no jsonfeed.org version", "version de jsonfeed.org absente"), ("not a picture", "ce n’est pas une image"),
    ("libcurl cannot start", "libcurl ne démarre pas"), ("its header is longer", "en-tête trop long"),
    ("compressed data ends too early", "données compressées incomplètes"),
    ("cannot decompress the response", "décompression impossible"),
    ("unrequested compression", "compression non demandée"),
    ("redirect to something other than http", "redirection vers autre chose que http"),
    ("more than", "limite dépassée"),
  ]

  func said(_ detail: String) -> String {
    if let known = Self.errors.first(where: { String(cString: strerror($0.code)) == detail }) { return known.sentence }
    return (Self.transfers + Self.reasons).first { detail.hasPrefix($0.beginning) }?.sentence ?? detail
  }
}
