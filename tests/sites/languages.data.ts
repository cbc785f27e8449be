/** One page of a small business: its name in the menu, its address, its title, and its text. */
export interface ForeignPage {
  path: string
  title: string
  text: string
}

/** Two pages in one language: a homepage of a few paragraphs, and another page of about twenty words. */
export interface InLanguage {
  /** The value for `lang`. */
  lang: string
  home: ForeignPage
  other: ForeignPage
}

const textsOf = (
  lang: string,
  [homeTitle, homeText]: readonly [string, string],
  [path, title, text]: readonly [string, string, string],
): InLanguage => ({
  lang,
  home: { path: '/', title: homeTitle, text: homeText },
  other: { path, title, text },
})

/** Small businesses in languages that our lists do not cover, in sentences as their owners write them. */
export const FOREIGN: readonly InLanguage[] = [
  textsOf(
    'nl',
    [
      'Bakkerij Vermeulen',
      `Al drie generaties bakken wij elke ochtend vers brood in onze winkel aan de Dorpsstraat. Kom langs voor een knapperig desembrood, een saucijzenbroodje of een taart op bestelling.
Wij zijn open van dinsdag tot en met zaterdag. Taarten kunt u tot twee dagen van tevoren bestellen, telefonisch of aan de toonbank.
Onze bloem komt van de molen uit het naburige dorp en de eieren van boer Janssen.`,
    ],
    [
      '/werkwijze',
      'Hoe wij werken',
      'Eerst komen we bij u langs om te meten. Daarna ontvangt u een offerte en plannen we samen een datum voor de verbouwing.',
    ],
  ),
  textsOf(
    'da',
    [
      'Havnens Cykler',
      `Vi reparerer alle slags cykler, også ladcykler og elcykler. Kig forbi værkstedet ved havnen, eller ring og aftal en tid. De fleste reparationer klarer vi samme dag.
Butikken har åbent alle hverdage fra ni til halv seks. Om lørdagen lukker vi klokken fjorten, og søndag holder vi fri.
Du kan også leje en cykel hos os, hvis du vil se øen på to hjul.`,
    ],
    [
      '/vaerksted',
      'Værkstedet',
      'Her skifter vi dæk, bremser og kæder. Medbring gerne kvitteringen, hvis cyklen er købt hos os inden for de sidste to år.',
    ],
  ),
  textsOf(
    'sv',
    [
      'Lindströms Måleri',
      `Vi målar hus, lägenheter och trapphus i hela Mälardalen. Du får ett fast pris innan vi börjar, och vi städar efter oss varje dag.
Familjen Lindström har drivit firman sedan nittonhundrasjuttiotvå. I dag är vi åtta målare, alla med yrkesbevis.
Hör av dig så kommer vi förbi och tittar på väggarna. Under sommaren är kön ofta några veckor lång.`,
    ],
    [
      '/priser',
      'Priser',
      'Vad det kostar beror på hur stort rummet är och hur många lager färg som behövs. Fråga oss, så räknar vi på det.',
    ],
  ),
  textsOf(
    'nb',
    [
      'Fjellstua Gjestehus',
      `Velkommen til oss på fjellet. Vi har tolv rom, badstue og et lite kjøkken som serverer mat fra gårdene i dalen. Om vinteren går skiløypa rett forbi døra.
Frokosten er inkludert, og middag bestiller dere dagen før. Hunder er hjertelig velkomne mot et lite tillegg.
Vi holder stengt i november mens vi gjør huset klart for vinteren.`,
    ],
    [
      '/veibeskrivelse',
      'Slik finner du fram',
      'Ta av fra riksveien ved kirken og følg skiltene oppover i ti minutter. Bussen stopper nede ved brua to ganger om dagen.',
    ],
  ),
  textsOf(
    'fi',
    [
      'Kukkakauppa Orvokki',
      `Sidomme kimput käsin ja toimitamme ne kotiovelle koko kaupungin alueella. Hääkukat suunnittelemme yhdessä teidän kanssanne hyvissä ajoin ennen juhlaa.
Myymälämme palvelee arkisin aamuyhdeksästä iltakuuteen ja lauantaisin kolmeen asti. Sunnuntaisin lepäämme.
Meiltä saatte myös ruukkukasveja, multaa ja neuvoja niiden hoitoon. Tervetuloa käymään!`,
    ],
    [
      '/tarina',
      'Tarinamme',
      'Orvokki perusti kaupan vuonna kahdeksankymmentäviisi pieneen puotiin torin laidalle. Nykyään liikettä pitävät hänen tyttärensä Elina ja Sari.',
    ],
  ),
  textsOf(
    'pl',
    [
      'Zakład Stolarski Nowak',
      `Robimy meble na wymiar: kuchnie, szafy, stoły i schody. Każde zamówienie zaczynamy od rozmowy i pomiaru u klienta. Drewno kupujemy w tartakach z okolicy.
Warsztat jest otwarty od poniedziałku do piątku. W soboty przyjmujemy tylko po wcześniejszym umówieniu się przez telefon.
Na nasze wyroby dajemy pięć lat gwarancji. Chętnie pokażemy, jak powstają.`,
    ],
    [
      '/dojazd',
      'Jak do nas trafić',
      'Warsztat znajduje się za starą szkołą, przy drodze na Kielce. Parking dla klientów jest od strony podwórka, wjazd przez zieloną bramę.',
    ],
  ),
  textsOf(
    'cs',
    [
      'Penzion U Mlýna',
      `Náš rodinný penzion najdete na kraji lesa, pár kroků od řeky. Ubytujeme vás v osmi pokojích, každý má vlastní koupelnu a výhled do zahrady.
Snídaně podáváme od půl osmé do deseti. Domácí marmelády vaří babička a pečivo nám vozí pekař z vedlejší vsi.
Kola si u nás můžete půjčit zdarma. Rádi vám poradíme, kam se vydat na výlet.`,
    ],
    [
      '/cenik',
      'Ceník',
      'Cena za noc závisí na ročním období a na počtu osob. Děti do tří let u nás spí zdarma, za psa si účtujeme malý poplatek.',
    ],
  ),
  textsOf(
    'hu',
    [
      'Kovács Autószerviz',
      `Több mint húsz éve javítunk autókat a kerületben. Olajcserét, fékjavítást és műszaki vizsgára való felkészítést is vállalunk, rövid határidővel és tisztességes áron.
Hétköznap reggel héttől délután ötig várjuk ügyfeleinket. Ha nem tudja behozni a kocsit, elmegyünk érte.
Minden munkáról részletes számlát adunk, és a beépített alkatrészekre garanciát vállalunk.`,
    ],
    [
      '/arak',
      'Árak',
      'Az óradíjunk tartalmazza a hibakeresést. Mielőtt bármihez hozzányúlnánk, felhívjuk önt, és megbeszéljük, mennyibe fog kerülni a javítás.',
    ],
  ),
  textsOf(
    'ro',
    [
      'Cofetăria Ana',
      `Facem prăjituri după rețetele bunicii, cu unt adevărat și fructe de la producători din zonă. Torturile pentru nunți și botezuri se comandă cu cel puțin o săptămână înainte.
Suntem deschiși în fiecare zi, mai puțin lunea. Duminica dimineața scoatem din cuptor cozonaci calzi.
Treceți pe la noi să gustați ceva bun, cafeaua este din partea casei.`,
    ],
    [
      '/livrare',
      'Livrare',
      'Ducem torturile acasă la dumneavoastră în tot orașul. Pentru localitățile din jur, întrebați la telefon cât costă drumul.',
    ],
  ),
  textsOf(
    'tr',
    [
      'Yıldız Berber Salonu',
      `Mahallemizde otuz yıldır aynı köşede hizmet veriyoruz. Saç kesimi, sakal tıraşı ve çocuk tıraşı yapıyoruz. Randevu almadan gelebilirsiniz, fakat cumartesi günleri biraz beklemeniz gerekebilir.
Salonumuz sabah dokuzdan akşam sekize kadar açıktır. Pazar günleri kapalıyız.
Çayımız her zaman taze, sohbetimiz her zaman tatlıdır. Bekleriz.`,
    ],
    [
      '/fiyatlar',
      'Fiyat listesi',
      'Fiyatlarımız her yılın başında yenilenir. Öğrencilere hafta içi öğleden önce indirim uyguluyoruz, kimliğinizi yanınızda getirmeniz yeterli.',
    ],
  ),
  textsOf(
    'pt',
    [
      'Oficina do Couro',
      `Fazemos malas, cintos e carteiras à mão, no coração do bairro antigo. Cada peça leva o tempo que tiver de levar, e por isso dura uma vida inteira.
Visite a nossa oficina de terça a sábado, entre as dez e as dezanove horas. Pode ver os artesãos a trabalhar e escolher a pele.
Também consertamos peças antigas, mesmo que não tenham sido feitas por nós.`,
    ],
    [
      '/encomendas',
      'Encomendas',
      'Diga-nos o que imagina e enviamos um desenho com o preço. Depois de aprovado, a sua peça fica pronta em cerca de três semanas.',
    ],
  ),
  textsOf(
    'es',
    [
      'Taller de Bicicletas Rueda Libre',
      `Arreglamos tu bicicleta mientras tomas un café en la plaza. Cambiamos frenos, cadenas y cubiertas, y hacemos revisiones completas antes del verano.
Abrimos de lunes a viernes por la mañana y por la tarde; los sábados solo hasta las dos. Si no puedes venir, recogemos la bici en tu casa.
Llevamos quince años pedaleando en este barrio y conocemos a casi todos los vecinos.`,
    ],
    [
      '/tarifas',
      'Tarifas',
      'Antes de empezar te decimos cuánto va a costar. Un pinchazo lo arreglamos en el momento; para lo demás, déjanos la bici un día.',
    ],
  ),
  textsOf(
    'ca',
    [
      'Forn de Sant Jordi',
      `Fem el pa com abans, amb massa mare i forn de llenya. Cada matí hi trobareu coques, pans de pagès i pastes acabades de fer.
Som oberts tots els dies menys els dilluns. Els diumenges tanquem al migdia, però abans de marxar encara sortim amb una última fornada.
Si voleu un pastís d'aniversari, demaneu-nos-el amb dos dies d'antelació i us el tindrem a punt.`,
    ],
    [
      '/on-som',
      'On som',
      "Ens trobareu al costat de l'església, davant de la font. Podeu aparcar a la plaça del mercat i pujar a peu pel carrer Major.",
    ],
  ),
  textsOf(
    'fr',
    [
      'Menuiserie Lefèvre',
      `Nous fabriquons des fenêtres, des portes et des escaliers en bois massif depuis mille neuf cent soixante-huit. Chaque pièce sort de notre atelier, à deux pas de la gare.
L'atelier vous accueille du mardi au vendredi. Le samedi matin, prenez rendez-vous par téléphone et nous vous montrerons nos essences de bois.
Les devis sont gratuits et nous nous déplaçons dans tout le département.`,
    ],
    [
      '/realisations',
      'Nos réalisations',
      "Voici quelques chantiers de l'année dernière : une cuisine à Tours, un escalier tournant à Blois et les volets d'une vieille ferme.",
    ],
  ),
  textsOf(
    'it',
    [
      'Trattoria da Beppe',
      `La nostra cucina è quella di casa: pasta fatta a mano ogni mattina, carne alla brace e verdure dell'orto. Il menù cambia con le stagioni e con l'umore della nonna.
Siamo aperti a pranzo e a cena, tranne il mercoledì. D'estate si mangia fuori, sotto il pergolato.
Per i gruppi numerosi conviene prenotare qualche giorno prima, perché i tavoli sono pochi.`,
    ],
    [
      '/dove-siamo',
      'Dove siamo',
      'Dalla piazza prendete la strada che scende verso il fiume. Dopo il ponte girate a destra: ci troverete accanto al vecchio mulino.',
    ],
  ),
  textsOf(
    'de',
    [
      'Gärtnerei Hoffmann',
      `Bei uns wachsen Stauden, Kräuter und alte Gemüsesorten ohne chemische Mittel. Kommen Sie vorbei, riechen Sie an den Blättern und lassen Sie sich beraten.
Von März bis Oktober haben wir täglich außer montags geöffnet. Im Winter binden wir Kränze und verkaufen Weihnachtsbäume direkt vom Feld.
Größere Bestellungen liefern wir gern nach Hause, auf Wunsch pflanzen wir auch gleich ein.`,
    ],
    [
      '/anfahrt',
      'Anfahrt',
      'Vom Bahnhof laufen Sie zehn Minuten bergauf, immer der Mauer entlang. Parkplätze finden Sie hinter dem Gewächshaus, die Einfahrt liegt an der Seitenstraße.',
    ],
  ),
  textsOf(
    'vi',
    [
      'Quán Phở Bà Lan',
      `Quán chúng tôi nấu phở từ năm giờ sáng mỗi ngày. Nước dùng được ninh xương bò suốt mười hai tiếng, bánh phở làm tươi ngay trong buổi sáng.
Mời quý khách ghé ăn tại quán hoặc đặt giao tận nhà. Chúng tôi mở cửa cả tuần, chỉ nghỉ ba ngày Tết.
Nhóm đông người xin gọi trước để chúng tôi giữ bàn ở tầng hai, thoáng mát và yên tĩnh hơn.`,
    ],
    [
      '/thuc-don',
      'Thực đơn',
      'Một tô phở tái chín giá bốn mươi lăm nghìn đồng. Quý khách có thể gọi thêm trứng, quẩy hoặc nước rau tùy thích.',
    ],
  ),
  textsOf(
    'id',
    [
      'Bengkel Motor Jaya',
      `Kami melayani servis motor semua merek sejak tahun dua ribu tiga. Ganti oli, setel rem, dan perbaikan mesin dikerjakan oleh montir yang sudah berpengalaman.
Bengkel buka setiap hari dari jam delapan pagi sampai jam lima sore. Hari Minggu kami tutup lebih awal.
Anda tidak perlu menunggu lama, karena pekerjaan ringan biasanya selesai dalam satu jam saja.`,
    ],
    [
      '/alamat',
      'Alamat bengkel',
      'Bengkel kami terletak di seberang pasar, di sebelah toko bangunan. Kalau bingung mencari jalannya, silakan telepon dan nanti kami jemput.',
    ],
  ),
  textsOf(
    'el',
    [
      'Ταβέρνα του Νίκου',
      `Μαγειρεύουμε παραδοσιακά φαγητά με υλικά από τον κήπο μας και φρέσκα ψάρια από το λιμάνι. Η ταβέρνα λειτουργεί από τον Απρίλιο έως τον Οκτώβριο.
Είμαστε ανοιχτά κάθε μέρα από το μεσημέρι μέχρι αργά το βράδυ. Για μεγάλες παρέες, τηλεφωνήστε μας μια μέρα πριν.`,
    ],
    [
      '/istoria',
      'Η ιστορία μας',
      'Ο παππούς άνοιξε την ταβέρνα το χίλια εννιακόσια εξήντα δύο με τέσσερα τραπέζια και μία κατσαρόλα.',
    ],
  ),
  textsOf(
    'ru',
    [
      'Ремонт обуви на Садовой',
      `Мы чиним обувь, сумки и ремни уже двадцать пять лет. Набойки ставим при вас за пятнадцать минут, сложный ремонт занимает два или три дня.
Мастерская открыта каждый день, кроме воскресенья, с девяти до семи. Приносите обувь чистой и сухой, пожалуйста.`,
    ],
    [
      '/ceny',
      'Наши цены',
      'Стоимость зависит от материала и сложности работы. Мастер осмотрит обувь и сразу назовёт точную сумму и срок.',
    ],
  ),
  textsOf(
    'uk',
    [
      'Пекарня Колосок',
      `Щоранку ми випікаємо хліб на заквасці, булочки з маком та пироги з вишнями. Борошно беремо у місцевого млина, а яблука в сусідів.
Завітайте до нас від сьомої ранку до восьмої вечора. У неділю ми зачиняємося о третій годині дня.`,
    ],
    [
      '/zamovlennya',
      'Як замовити',
      'Зателефонуйте нам за два дні до свята, і ми спечемо торт саме такий, який ви хочете побачити на столі.',
    ],
  ),
  textsOf(
    'ar',
    [
      'مخبز السلام',
      `نخبز الخبز الطازج كل صباح منذ ثلاثين عاما في قلب المدينة القديمة. نستعمل القمح المحلي وزيت الزيتون من مزارع القرية المجاورة.
نفتح أبوابنا من السادسة صباحا حتى التاسعة مساء، ونغلق يوم الجمعة. يمكنكم طلب الحلويات للأعراس والمناسبات قبل يومين.`,
    ],
    [
      '/location',
      'كيف تصلون إلينا',
      'نحن بجانب المسجد الكبير مقابل محطة الحافلات، ويوجد موقف للسيارات خلف المبنى.',
    ],
  ),
  textsOf(
    'he',
    [
      'המאפייה של רותי',
      `אנחנו אופים כאן לחם מחמצת בכל בוקר, ומוכרים אותו חם מהתנור. בימי שישי תמצאו אצלנו חלות, עוגות שמרים ובורקס.
המאפייה פתוחה מיום ראשון עד חמישי משש בבוקר עד שבע בערב. אפשר להזמין עוגת יום הולדת יומיים מראש.`,
    ],
    ['/prices', 'מחירון', 'המחירים כוללים מע״מ. על הזמנות גדולות לאירועים ניתן הנחה, התקשרו ונדבר על זה.'],
  ),
  textsOf(
    'hi',
    [
      'शर्मा मिठाई भंडार',
      `हमारी दुकान पर हर दिन ताज़ी मिठाइयाँ और नमकीन बनते हैं। शादी और त्योहार के लिए ऑर्डर एक सप्ताह पहले दे दीजिए।
दुकान सुबह आठ बजे से रात नौ बजे तक खुली रहती है। मंगलवार को हम छुट्टी रखते हैं।`,
    ],
    ['/pata', 'पता', 'हमारी दुकान पुराने बाज़ार में डाकघर के सामने है। बस अड्डे से पैदल पाँच मिनट लगते हैं।'],
  ),
  textsOf(
    'zh',
    [
      '老街裁缝铺',
      `我们家三代人都做裁缝，专门定做西装、旗袍和衬衫。量身之后大约两个星期可以取衣服，中间会请您来试穿一次。
店铺每天早上十点开门，晚上七点关门，星期一休息。改裤长、换拉链当天就能做好，欢迎街坊邻居来坐坐。`,
    ],
    ['/jiaotong', '交通', '从地铁站二号口出来往右走三百米，看到邮局就到了。店门口可以临时停车。'],
  ),
  textsOf(
    'ja',
    [
      '花屋さくら',
      `季節の花束やアレンジメントを一つずつ手作りしています。誕生日や結婚式、お見舞いなど、ご用途とご予算をお聞かせください。
営業時間は朝九時から夕方六時までです。水曜日はお休みをいただいております。市内への配達も承ります。`,
    ],
    [
      '/michi',
      '道案内',
      '駅の南口を出て商店街をまっすぐ進み、二つ目の角を左に曲がってください。赤い屋根が目印です。',
    ],
  ),
  textsOf(
    'ko',
    [
      '한울 자전거',
      `동네에서 십오 년째 자전거를 고치고 있습니다. 펑크 수리는 바로 해 드리고, 전체 정비는 하루 정도 걸립니다.
평일에는 아침 아홉 시부터 저녁 일곱 시까지 문을 엽니다. 일요일은 쉽니다. 중고 자전거도 사고팝니다.`,
    ],
    [
      '/gil',
      '오시는 길',
      '지하철역 삼 번 출구로 나와서 시장 쪽으로 오 분쯤 걸어오시면 파란 간판이 보입니다.',
    ],
  ),
  textsOf(
    'th',
    [
      'ร้านตัดผมลุงชัย',
      `ร้านเราตัดผมชายและเด็กมานานกว่ายี่สิบปี ช่างทุกคนใจเย็นและพูดคุยสนุก ไม่ต้องนัดล่วงหน้า เดินเข้ามาได้เลย
เปิดทุกวันตั้งแต่เก้าโมงเช้าถึงหนึ่งทุ่ม หยุดเฉพาะวันพุธ ราคาเริ่มต้นที่หนึ่งร้อยบาท`,
    ],
    ['/thang', 'การเดินทาง', 'ร้านอยู่ในซอยตรงข้ามตลาดเช้า จอดรถได้หน้าร้านสองคัน หรือจอดที่วัดแล้วเดินมาสามนาที'],
  ),
]

/** Businesses in te reo Māori, which our lists cover. */
export const TE_REO: readonly InLanguage[] = [
  textsOf(
    'mi',
    [
      'Te Whare Kai o Hinewai',
      `Nau mai, haere mai ki tō mātou whare kai i te taha o te moana. Ka tunua ā mātou kai i ia rā ki ngā hua o te māra me ngā ika hou o te whanga.
Ka tuwhera mātou i te ata, ā, ka kati i te ahiahi. Kei te pai te haere mai o ngā tamariki me ngā kaumātua.
Mehemea he rōpū nui koutou, waea mai i mua i tō koutou taenga mai.`,
    ],
    [
      '/nga-mahi',
      'Ngā mahi',
      'Ka whakairo mātou i te rākau, ka raranga hoki i ngā kete. Ka ako te hunga rangatahi i ngā mahi a ō rātou tūpuna.',
    ],
  ),
]

/** Businesses in English, as different as possible: prose, lists of goods, prices and names, foreign names among them. */
export const ENGLISH: readonly InLanguage[] = [
  textsOf(
    'en',
    [
      'Harrow Road Dental',
      `We look after teeth for the whole family, from a first visit at two years old to dentures at ninety. New patients are welcome and most emergencies are seen on the same day.
The surgery is open Monday to Friday, with late evenings on Thursday. There is parking behind the building and a ramp at the front door.
Nervous about the drill? Tell us when you book and we will take things slowly.`,
    ],
    [
      '/fees',
      'Fees',
      'A check-up with two small x-rays costs ninety dollars. We tell you the price of any treatment before it begins, never after.',
    ],
  ),
  textsOf(
    'en',
    [
      'Trattoria Bellavista',
      `Welcome to Trattoria Bellavista, home of proper Italian cooking in Petone. Antipasti: bruschetta al pomodoro, carpaccio di manzo, olive ascolane. Primi: tagliatelle al ragù, gnocchi alla sorrentina, risotto ai funghi.
Giulia Moretti and her brother Paolo opened the doors in 2009 and still cook every night except Tuesday.
Book a table by phone, or just walk in and we will find you a seat at the bar.`,
    ],
    [
      '/wine',
      'Wine list',
      'House red by the glass, Chianti Classico by the bottle, Prosecco di Valdobbiadene for birthdays. Ask us what we opened today.',
    ],
  ),
  textsOf(
    'en',
    [
      'Kerr Plumbing & Gas',
      `Blocked drains. Hot water cylinders. Leaking taps. Gas fitting. Burst pipes. Bathroom renovations. Roof and gutter repairs. Emergency call outs.
Wellington, Lower Hutt, Porirua, Kapiti Coast.
Licensed, insured, 24 hours. Free quotes. Call Dave.`,
    ],
    [
      '/areas',
      'Areas',
      'Plumber Lower Hutt. Plumber Porirua. Plumber Kapiti. Gas fitter Wellington. Drain unblocking Upper Hutt. Hot water repairs Wainuiomata.',
    ],
  ),
  textsOf(
    'en',
    [
      'Te Whare Toi Gallery',
      `Nau mai, haere mai. Te Whare Toi is a gallery of contemporary Māori art in Whakatāne, run by Ngāti Awa artists and their whānau.
Our carvers and weavers work on site, and visitors can watch the making of taonga from pounamu, whalebone and harakeke. Entry is by koha.
We are open most days through the summer, and school groups are welcome if they book ahead.`,
    ],
    [
      '/workshops',
      'Workshops',
      'Learn raranga with Hinemoa Te Rangi over a weekend at the gallery. All materials and lunch are included, and beginners are welcome.',
    ],
  ),
]
