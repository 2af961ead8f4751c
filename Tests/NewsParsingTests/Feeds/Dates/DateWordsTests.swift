import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Dates in many languages")
struct DateWordsTests {
  /// 25 November 2026 at 10:30.
  static let texts = [
    // Arabic
    "الأربعاء، 25 نوفمبر 2026 10:30", "الأربعاء 25 تشرين الثاني 2026 10:30", "٢٥ نوفمبر ٢٠٢٦ ١٠:٣٠ ص",
    "٢٥\u{200F}/١١\u{200F}/٢٠٢٦ ١٠:٣٠", "25 نونبر 2026م 10:30",
    // German
    "Mi, 25 Nov 2026 10:30:00 +0000", "Mittwoch, 25. November 2026, 10:30 Uhr", "25. Nov. 2026 10.30 Uhr",
    "25.11.2026 - 10:30 Uhr",
    // English
    "Wednesday, November 25th, 2026 at 10:30 am", "Wed, Nov 25, 2026, 10:30",
    // Spanish
    "miércoles, 25 de noviembre de 2026 10:30", "mié, 25 nov 2026 10:30:00 +0000", "25/nov/2026 10:30 a. m.",
    "mie., 25 de nov. del 2026 a las 10:30",
    // French
    "mer., 25 nov. 2026 10:30:00 +0000", "mercredi 25 novembre 2026 à 10h30", "Mercredi 25 novembre 2026 - 10 h 30 min",
    // Hebrew
    "יום רביעי, 25 בנובמבר 2026, 10:30", "25 נוב׳ 2026 10:30", "ב-25 בנובמבר 2026 בשעה 10:30",
    // Italian
    "mercoledì 25 novembre 2026 ore 10:30", "mer, 25 nov 2026 10:30:00 +0000",
    // Dutch
    "wo, 25 nov 2026 10:30:00 +0000", "woensdag 25 november 2026 10.30 uur",
    // Norwegian
    "ons. 25. nov. 2026 10:30", "onsdag 25. november 2026 kl. 10.30",
    // Portuguese
    "qua, 25 nov 2026 10:30:00 +0000", "quarta-feira, 25 de novembro de 2026 às 10h30",
    // Russian
    "Ср, 25 ноя 2026 10:30:00 +0000", "25 ноября 2026 г., 10:30", "среда, 25 ноября 2026 года в 10:30",
    "25 НОЯБ. 2026 10:30",
    // Swedish
    "ons, 25 nov 2026 10:30:00 +0000", "den 25 november 2026 kl 10:30",
    // Urdu
    "بدھ، 25 نومبر 2026 10:30", "۲۵ نومبر ۲۰۲۶ء ۱۰:۳۰",
    // Chinese
    "2026年11月25日 10:30", "2026年11月25日星期三 上午10时30分",
    "2026/11/25 上午10:30", "2026年11月25日 UTC 10:30:00", "2026年11月25日 星期三 协调世界时 10:30:00",
    "周三, 25 11月 2026 10:30:00 +0000",
    "二〇二六年十一月二十五日 10点30分", "25 十一月 2026 10:30", "２０２６年１１月２５日 10：30",
    // Others
    "2026年11月25日(水) 10時30分00秒", "2026년 11월 25일 수요일 오전 10시 30분", "ke 25 marraskuuta 2026 10.30",
    "śr., 25 lis 2026 10:30:00 +0000", "st 25. listopadu 2026 10:30", "25 листопада 2026 р. 10:30",
    "Çar, 25 Kas 2026 10:30:00 +0000", "Τετ, 25 Νοε 2026 10:30:00 +0000", "miercuri, 25 noiembrie 2026 10:30",
    "Thứ Tư, ngày 25 tháng 11 năm 2026 10:30", "Rab, 25 Nov 2026 10:30:00 +0000",
  ]

  @Test("a day and a time, with weekday or without", arguments: texts)
  func reads(text: String) {
    #expect(FeedDate.date(text)?.iso8601 == "2026-11-25T10:30:00Z")
  }

  /// The months of a language, as written in full and shortened.
  static let months: [String] = [
    "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.", "Jän Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "ene feb mar abr may jun jul ago sept oct nov dic",
    "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
    "ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳",
    "gen feb mar apr mag giu lug ago set ott nov dic", "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
    "jan fev mar abr mai jun jul ago set out nov dez", "янв февр мар апр мая июн июл авг сент окт нояб дек",
    "Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь",
    "jan feb mars april maj juni juli aug sep okt nov dec",
    "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru", "січ лют бер квіт трав черв лип серп вер жовт лист груд",
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara", "ian feb mar apr mai iun iul aug sept oct nov dec",
  ]

  @Test("all months, in the middle and at the beginning", arguments: months)
  func allMonths(names: String) {
    for (place, name) in names.split(separator: " ").enumerated() {
      let expected = "2026-" + (place < 9 ? "0" : "") + "\(place + 1)-03T10:00:00Z"
      #expect(FeedDate.date("3 \(name) 2026 10:00:00 GMT")?.iso8601 == expected, "\(name)")
      #expect(FeedDate.date("\(name.uppercased()) 3, 2026 10:00")?.iso8601 == expected, "\(name)")
    }
  }

  @Test(
    "a word that is a month and a weekday is the one that is missing",
    arguments: [
      ("mar., 3 mars 2026", "2026-03-03T00:00:00Z"), ("mar 24 nov 2026 10:00", "2026-11-24T10:00:00Z"),
      ("24 nov. 2026, mar.", "2026-11-24T00:00:00Z"), ("mar 3 mar 2026", "2026-03-03T00:00:00Z"),
      ("mar. 24/11/2026", "2026-11-24T00:00:00Z"), ("mar 3, 2026", "2026-03-03T00:00:00Z"),
      ("24. mar. 2025 12.15", "2025-03-24T12:15:00Z"), ("Sze, 3 dec. 2025", "2025-12-03T00:00:00Z"),
    ])
  func ambiguous(text: String, expected: String) {
    #expect(FeedDate.date(text)?.iso8601 == expected)
  }

  @Test("the half of the day in other languages")
  func halves() {
    for text in ["2026年11月25日 下午3:00", "2026年11月25日晚上3点", "25 نوفمبر 2026 3:00 م", "2026년 11월 25일 오후 3시"] {
      #expect(FeedDate.date(text)?.iso8601 == "2026-11-25T15:00:00Z", "\(text)")
    }
  }
}
