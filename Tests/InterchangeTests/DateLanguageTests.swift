import Testing
import Training

@testable import Interchange

/// Dates as Hevy writes them in the languages of the phones it runs on.
@Suite struct DateLanguageTests {
    private static let months: [(language: String, names: String)] = [
        ("English", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
        ("German", "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
        ("French", "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
        ("Spanish", "ene feb mar abr may jun jul ago sept oct nov dic"),
        ("Portuguese", "jan fev mar abr mai jun jul ago set out nov dez"),
        ("Italian", "gen feb mar apr mag giu lug ago set ott nov dic"),
        ("Dutch", "jan feb mrt apr mei jun jul aug sep okt nov dec"),
        ("Polish", "sty lut mar kwi maj cze lip sie wrz paź lis gru"),
        (
            "Polish, whole",
            "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"
        ),
        ("Turkish", "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
        ("Russian", "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
        ("Ukrainian", "січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд."),
        ("Swedish", "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec."),
        ("Norwegian", "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des."),
        ("Finnish", "tammik. helmik. maalisk. huhtik. toukok. kesäk. heinäk. elok. syysk. lokak. marrask. jouluk."),
        ("Finnish, short", "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu"),
        ("Czech", "led úno bře dub kvě čvn čvc srp zář říj lis pro"),
        ("Slovak", "jan feb mar apr máj jún júl aug sep okt nov dec"),
        ("Hungarian", "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec."),
        ("Romanian", "ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec."),
        ("Greek", "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
        ("Indonesian", "Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des"),
        ("Catalan", "gen. febr. març abr. maig juny jul. ag. set. oct. nov. des."),
        ("Arabic", "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
        ("Arabic of Algeria", "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر"),
        ("Arabic of Morocco", "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر"),
        ("Hebrew", "בינו׳ בפבר׳ במרץ באפר׳ במאי ביוני ביולי באוג׳ בספט׳ באוק׳ בנוב׳ בדצמ׳"),
        ("Hebrew, whole", "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
        ("Hindi", "जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰"),
        ("Hindi, whole", "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"),
        ("Thai", "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค."),
        (
            "Thai, whole",
            "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม"
        ),
    ]

    @Test(arguments: months.map(\.language)) func everyMonthOfALanguageIsKnown(language: String) throws {
        let names = try #require(Self.months.first { $0.language == language }).names.split(separator: " ")
        #expect(names.count == 12)
        for (index, name) in names.enumerated() {
            for date in [
                "5 \(name) 2026, 07:34", "\(name) 5, 2026, 7:34 AM", "5. \(name) 2026 07:34",
                "5 de \(name) de 2026 07:34",
            ] {
                let time = DateText().read(date)?.time
                #expect(time?.date.month == index + 1 && time?.date.day == 5 && time?.time.hour == 7, "\(date)")
            }
        }
    }

    @Test(arguments: [
        "2026年5月5日 19:34", "2026年5月5日 下午7:34", "2026年5月5日 午後7:34", "2026년 5월 5일 오후 7:34", "2026. 5. 5. 오후 7:34",
        "5 мая 2026 г., 19:34", "5 трав. 2026 р., 19:34", "5 thg 5, 2026, 19:34", "5.5.2026 klo 19.34",
        "5. maj 2026 kl. 19.34",
        "5 may 2026, 7:34 p.\u{A0}m.", "5 Μαΐ 2026, 7:34 μ.μ.", "5 Mei 2026 pukul 19.34", "5 Mayıs 2026 19:34",
        "de\u{301}c", "2026-05-05 19:34:00", "5/5/2026 19:34", "05.05.26 19:34",
    ])
    func theRestOfADateDoesNotMatter(date: String) {
        let whole = date == "de\u{301}c" ? "5 \(date) 2025, 19:34" : date
        let expected = date == "de\u{301}c" ? "2025-12-05T19:34:00" : "2026-05-05T19:34:00"
        #expect(DateText().read(whole)?.time.text == expected)
    }

    @Test(arguments: [
        "5 thg 1, 2026, 11:37", "5 tháng 1, 2026, 11:37", "11:37, 5 thg 1, 2026", "11:37 Ngày 5 tháng 1 năm 2026",
        "5 thg1 2026 11:37", "5 thg 1, 2026, 11:37 SA", "thg 1 5, 2026, 11:37",
    ])
    func aNumberBehindTheVietnameseWordIsTheMonth(date: String) {
        for order in [DateText.Order.dayFirst, .monthFirst] {
            #expect(DateText(order: order).read(date)?.time.text == "2026-01-05T11:37:00")
        }
        let order = DateText.order(of: [date], delimiter: ",")
        #expect(order.isCertain)
    }

    @Test func datesOfAVietnamesePhoneAreNotAmbiguous() throws {
        let text = hevy("0,\"normal\",100,5,,,").split(separator: "5 Mar 2024").joined(separator: "5 thg 1, 2026")
        let log = try log(text)
        #expect(log.workouts.map(\.idName) == ["hevy:2026-01-05T18:05:00 Legs"] && log.dateOrder == nil)
        #expect(log.warnings.isEmpty)
    }

    @Test(arguments: [
        "٥ يناير ٢٠٢٦، ١١:٣٧ ص", "5 كانون الثاني 2026, 11:37", "5 ינואר 2026, 11:37", "5 בינואר 2026 בשעה 11:37",
        "5 בינו' 2026, 11:37 לפנה״צ", "५ जन॰ २०२६, ११:३७", "5 ม.ค. 2569 11:37", "5 มกราคม พ.ศ. 2569 เวลา 11:37 น.",
        "๕ ม.ค. ๒๕๖๙ ๑๑:๓๗", "5 ม.ค. 2026 11:37", "5 de gen. 2026, 11:37",
    ])
    func digitsYearsAndWordsOfOtherScriptsAreRead(date: String) {
        #expect(DateText().read(date)?.time.text == "2026-01-05T11:37:00")
    }

    @Test func theMonthsOfTheLevantAreTwoWords() {
        let names = [
            "كانون الثاني", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "آب", "أيلول", "تشرين الأول",
            "تشرين الثاني",
            "كانون الأول",
        ]
        for (index, name) in names.enumerated() {
            #expect(DateText().read("5 \(name) 2026, 23:37")?.time.date.month == index + 1, "\(name)")
        }
        #expect(DateText().read("5 d’abril de 2026")?.time.dateText == "2026-04-05")
        #expect(DateText().read("5 thg 13, 2026") == nil && DateText().read("5 thg Jan 2026") == nil)
    }

    @Test func theDatesOfAFileSayWhichComesFirst() throws {
        func file(_ dates: String...) throws -> [String] {
            let rows = dates.map {
                "\"Legs\",\"\($0), 18:05\",\"\($0), 19:05\",\"\",\"Squat\",,\"\",0,\"normal\",100,5,,,\n"
            }
            return try log(Header.hevy + "\n" + rows.joined()).workouts.map(\.start.dateText)
        }
        #expect(try file("04/13/2026", "04/09/2026") == ["2026-04-09", "2026-04-13"])
        #expect(try file("13/04/2026", "09/04/2026") == ["2026-04-09", "2026-04-13"])
        // Newest first, without a number over 12: only one reading runs steadily.
        #expect(try file("04/10/2026", "04/05/2026", "03/11/2026", "03/02/2026")[0] == "2026-03-02")
        #expect(try file("10/04/2026", "05/04/2026", "11/03/2026", "02/03/2026")[0] == "2026-03-02")
    }

    @Test(arguments: [
        ("2026-03-01T10:00:00.000Z", 0), ("2026-03-01 10:00:00 +0000", 0), ("2026-03-01T10:00:00+02:00", 120),
        ("2026-03-01T10:00:00-0330", -210), ("2026-03-01T10:00+05", 300),
    ])
    func zonesBehindTimesAreRead(text: String, minutes: Int) { #expect(DateText.offsetMinutes(of: text) == minutes) }

    @Test(arguments: ["2026-03-01", "2026-03-01 10:00:00", "10:00-99:00", ""]) func withoutAZoneThereIsNone(
        text: String
    ) {
        #expect(DateText.offsetMinutes(of: text) == nil)
    }
}
