/// Phrases of pages that are not articles, or not whole ones. All are folded as by ``FoldedWords``.
enum VerdictWords {
  /// Whether a folded text contains one of these phrases, as whole words.
  static func holds(_ text: String, _ pieces: [String]) -> Bool {
    let padded = " " + text + " "
    return pieces.contains { piece in
      // Scripts without spaces have no visible ends of words.
      piece.utf8.allSatisfy { $0 < 0x80 } ? padded.holds(" " + piece + " ") : padded.holds(piece)
    }
  }

  /// How many words of a folded text begin like this.
  static func count(_ text: String, _ beginnings: [String]) -> Int {
    text.utf8.split(separator: 0x20).count { word in beginnings.contains { word.starts(with: $0.utf8) } }
  }

  /// Phrases that reserve the rest of an article for subscribers. Mere offers of subscriptions are on free pages as
  /// well.
  static let offers = [
    "subscribe to continue reading", "subscribe to read", "subscribe to keep reading", "subscribe to unlock",
    "subscribe now to continue", "subscribe now to read", "subscribe to read the full", "to continue reading subscribe",
    "to continue reading this article", "to read the full article", "to read the full story",
    "to read the rest of this",
    "to keep reading this", "to unlock this article", "unlock this article", "sign in to continue reading",
    "log in to continue reading", "login to continue reading", "register to continue reading",
    "create a free account to continue reading", "sign up to continue reading", "this article is for subscribers",
    "this content is for subscribers", "this post is for paid subscribers", "this post is for paying subscribers",
    "this story is for subscribers", "this article is reserved for subscribers",
    "this article is exclusive to subscribers",
    "this is a subscriber only", "available to subscribers only", "only available to subscribers",
    "exclusively for subscribers", "this article is for members only", "this content is for members only",
    "you have reached your article limit", "you have reached your limit of free articles",
    "you ve reached your limit of free articles", "you have read your last free article", "want to read more subscribe",
    "the rest of this article is", "the full article is available to",
    "jetzt weiterlesen mit", "um weiterzulesen", "weiterlesen mit", "diesen artikel weiterlesen", "zum weiterlesen",
    "dieser artikel ist fur abonnenten", "dieser artikel ist nur fur abonnenten", "nur fur abonnenten",
    "exklusiv fur abonnenten", "diesen inhalt lesen sie mit", "lesen sie diesen artikel mit",
    "ganzen artikel lesen mit",
    "mit einem abo weiterlesen", "jetzt testen und weiterlesen",
    "reserve aux abonnes", "reservee aux abonnes", "reserves aux abonnes", "de cet article a lire",
    "pour lire la suite", "la suite est reservee", "abonnez vous pour lire", "abonnez vous pour continuer",
    "poursuivre votre lecture", "pour continuer la lecture", "article reserve",
    "para seguir leyendo", "para continuar leyendo", "suscribete para leer", "suscribete para seguir leyendo",
    "suscribase para leer", "exclusivo para suscriptores", "contenido exclusivo para suscriptores",
    "solo para suscriptores",
    "para continuar lendo", "exclusivo para assinantes", "conteudo exclusivo para assinantes", "assine para ler",
    "para continuar a ler", "exclusivo assinantes",
    "per continuare a leggere", "riservato agli abbonati", "contenuto riservato agli abbonati", "abbonati per leggere",
    "abbonati per continuare", "leggi l articolo completo con",
    "alleen voor abonnees", "dit artikel is alleen voor abonnees", "exclusief voor abonnees", "om verder te lezen",
    "verder lezen met een abonnement",
    "las vidare med", "for att lasa vidare", "endast for prenumeranter", "kun for abonnenter",
    "kun for abonnementer", "vain tilaajille", "tylko dla prenumeratorow",
    "aby przeczytac caly", "dostep dla prenumeratorow",
    "только для подписчиков", "оформите подписку чтобы", "чтобы прочитать полностью", "для подписчиков",
    "会員限定", "有料会員", "続きを読むには", "この記事は会員限定", "残り文字", "付费阅读", "订阅后", "订阅者专享", "會員專屬", "訂閱後",
    "구독자 전용", "유료회원", "للمشتركين فقط", "למנויים בלבד",
  ]

  /// The beginnings of words in an offer to subscribe.
  static let subscriptions = [
    "subscri", "abonn", "suscri", "assin", "prenumer", "подпис", "订阅", "訂閱", "購読", "会員", "구독", "membership",
    "premium", "trial", "unlock", "tilaa",
  ]

  /// Links that lead from a teaser to its article.
  static let more: Set<String> = [
    "read more", "read the full story", "read full story", "read the full article", "read full article", "full story",
    "continue reading", "keep reading", "read on", "read the rest", "view full article", "full article",
    "weiterlesen", "mehr lesen", "weiter lesen", "ganzen artikel lesen", "zum artikel", "jetzt lesen",
    "lire la suite", "lire plus", "lire l article", "en savoir plus", "leer mas", "seguir leyendo", "leer completo",
    "leia mais", "continue lendo", "ler mais", "continua a leggere", "leggi tutto", "continua", "lees verder",
    "lees meer", "las mer", "las hela artikeln", "laes mere", "les mer", "lue lisaa", "czytaj dalej", "czytaj wiecej",
    "читать далее", "читать полностью", "подробнее", "阅读全文", "查看全文", "閱讀全文", "続きを読む", "全文を読む", "기사 더보기",
    "더보기", "devamini oku", "اقرأ المزيد", "קרא עוד",
  ]

  static let nextPages: Set<String> = [
    "next", "next page", "nachste seite", "weiter", "page suivante", "suivant", "suite", "pagina siguiente",
    "siguiente", "proxima pagina", "proxima", "pagina successiva", "successiva", "avanti", "volgende pagina",
    "volgende",
    "nasta sida", "следующая", "下一页", "下一頁", "次へ", "次のページ", "다음",
  ]

  /// The titles of pages that check whether their visitor is human.
  static let challengeTitles = [
    "just a moment", "attention required", "ddos guard", "one more step", "please wait", "verifying your browser",
    "checking your browser", "are you a robot", "are you human", "human verification", "security check",
    "pardon our interruption", "access to this page has been denied", "robot check", "bot verification", "captcha",
    "vercel security checkpoint", "security verification", "please verify you are a human", "nur einen moment",
    "einen moment", "un instant", "un momento", "aguarde um momento", "een moment geduld", "один момент", "请稍候",
    "しばらくお待ちください", "잠시만 기다리십시오", "you have been blocked", "client challenge",
  ]

  static let challenges = [
    "enable javascript and cookies to continue", "verify you are human", "verify that you are human",
    "verify you are a human", "verify you re human", "verifying you are human", "checking your browser before",
    "checking if the site connection is secure", "unusual traffic from your", "unusual activity from your",
    "you re not a robot", "you are not a robot", "i m not a robot", "i am not a robot", "complete the captcha",
    "completing the captcha", "complete the security check", "needs to review the security of your connection",
    "press hold to confirm", "press and hold", "prove you are human", "think you are a bot", "might be a robot",
    "made us think you were a bot", "made us think that you are a bot", "solve the captcha", "ray id",
    "bestatigen sie dass sie ein mensch sind", "verifiez que vous etes humain", "verifica que eres humano",
  ]

  /// Strings in the source of such pages.
  static let challengeMarks: [StaticString] = [
    "cf-chl", "_cf_chl_opt", "challenge-platform", "px-captcha", "g-recaptcha", "h-captcha", "cf-turnstile",
    "captcha-delivery.com", "_Incapsula_Resource", "awsWafCookieDomainList", "ddos-guard",
  ]

  /// Phrases in the titles of error pages.
  static let errors = [
    "not found", "page cannot be found", "page can t be found", "page could not be found", "page doesn t exist",
    "page does not exist", "no longer available", "no longer exists", "page unavailable", "page not available",
    "error 404", "404 error", "http 404", "error 403", "error 500", "error 503", "forbidden", "access denied",
    "internal server error", "server error", "service unavailable", "bad gateway", "gateway timeout",
    "temporarily unavailable", "under maintenance", "something went wrong", "an error occurred", "unexpected error",
    "unavailable for legal reasons", "not available in your region", "not available in your country",
    "nicht gefunden", "seite existiert nicht", "nicht mehr verfugbar", "fehler 404", "page introuvable",
    "page non trouvee", "erreur 404", "page inexistante", "no encontrada", "no encontrado", "no existe la pagina",
    "non trovata", "nao encontrada", "niet gevonden", "hittades inte", "ikke fundet", "ikke funnet", "ei loytynyt",
    "nie znaleziono", "nie zostala znaleziona", "nenalezena", "sayfa bulunamadi", "не найдена", "не найдено",
    "页面不存在", "找不到页面", "找不到頁面", "無法找到", "ページが見つかり", "페이지를 찾을 수 없",
  ]

  static let errorNumbers: Set<String> = ["404", "410", "403", "500", "502", "503", "451"]

  /// Phrases of pages that refuse access.
  static let refusals = [
    "you don t have permission to access", "you do not have permission to access",
    "country belonging to the european economic area", "not available in your region",
    "not available in your country", "the page you requested", "the page you are looking for",
    "the page you re looking for", "the requested url was not found", "page you were looking for",
    "die gesuchte seite", "die angeforderte seite", "la page demandee", "la page que vous",
    "la pagina que busca", "la pagina solicitada", "la pagina richiesta", "a pagina que voce",
  ]

  static let consentTitles = [
    "before you continue", "bevor sie fortfahren", "bevor sie zu", "avant d acceder", "avant de continuer",
    "antes de continuar", "antes de ir a", "prima di continuare", "voordat je verdergaat", "voordat u verdergaat",
    "your privacy choices", "we value your privacy", "cookie consent", "privacy settings", "cookie settings",
    "privacy center", "datenschutz einstellungen", "datenschutzeinstellungen", "privatsphare einstellungen",
    "votre vie privee", "cookie walls", "cookiewall", "cookies en privacy", "yahoo is part of the",
  ]

  /// The beginnings of words in notes on cookies.
  static let consents = [
    "cookie", "consent", "privacy", "datenschutz", "einwilligung", "zustimm", "akzeptier", "consentement",
    "confidentialit", "traceur", "privacidad", "consentimiento", "consenso", "informativ", "toestemming", "samtyck",
    "gdpr", "dsgvo", "rgpd", "同意", "隐私", "クッキー", "конфиденциальн",
  ]

  static let logins = [
    "log in", "login", "sign in", "signin", "log on", "register", "anmelden", "anmeldung", "einloggen", "connexion",
    "se connecter", "identifiez vous", "iniciar sesion", "inicia sesion", "acceder", "accedi", "entrar", "inloggen",
    "logga in", "log ind", "logg inn", "zaloguj sie", "logowanie", "вход", "войти", "登录", "登入", "ログイン", "로그인",
  ]

  /// Phrases of pages that only a browser can show.
  static let scripts = [
    "enable javascript", "enable java script", "requires javascript", "require javascript", "javascript is disabled",
    "javascript is required", "javascript is not enabled", "javascript must be enabled", "need javascript",
    "turn on javascript", "javascript enabled", "javascript to run this app", "javascript aktivieren",
    "aktivieren sie javascript", "javascript deaktiviert", "activer javascript", "activez javascript",
    "habilitar javascript", "habilite javascript", "activar javascript", "activa javascript", "attivare javascript",
    "abilita javascript", "abilitare javascript", "schakel javascript in", "aktivera javascript", "включите javascript",
    "启用javascript", "啟用javascript", "javascriptを有効",
  ]
}
