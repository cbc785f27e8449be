/** One language in which our lists of names are complete, as small businesses write. Nothing here is taken from the lists. */
export interface ListedSite {
  lang: string
  /** Two pages that tell nothing of policies, of who is behind it, or of buying. */
  home: readonly [title: string, text: string]
  offer: readonly [title: string, text: string]
  /** Menu entries of which none names what is searched for. */
  menu: readonly string[]
  /** What the law asks for beside it: fulfils nothing by itself. */
  imprint: readonly [name: string, text: string]
  about: readonly string[]
  aboutText: string
  privacy: readonly string[]
  privacyText: string
  cookies: readonly string[]
  cookiesText: string
  terms: readonly string[]
  termsText: string
  /** Words of a menu or a button by which a shop may be there. */
  shop: readonly string[]
}

const names = (list: string): readonly string[] =>
  list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const LISTED_SITES: readonly ListedSite[] = [
  {
    lang: 'de',
    home: [
      'Gärtnerei Hoffmann',
      `Bei uns wachsen Stauden, Kräuter und alte Gemüsesorten ohne chemische Mittel. Kommen Sie vorbei, riechen Sie an den Blättern und lassen Sie sich beraten.
Von März bis Oktober ist täglich außer montags geöffnet. Im Winter binden wir Kränze, und die Beete ruhen unter dem Schnee.
Auf Wunsch pflanzen wir auch gleich ein und zeigen, wie die Beete im Sommer gegossen werden.`,
    ],
    offer: [
      'Stauden',
      'Die Stauden stehen im hinteren Gewächshaus und sind nach Standort geordnet: Sonne, Halbschatten und Schatten. Für die Pflege im ersten Jahr geben wir gern Rat.',
    ],
    menu: ['Startseite', 'Anfahrt', 'Home'],
    imprint: [
      'Impressum',
      'Angaben gemäß § 5 DDG. Anna Hoffmann, Feldweg 3, 40764 Langenfeld. Umsatzsteuer-Identifikationsnummer DE123456789. Haftung für Inhalte: Als Diensteanbieter sind wir für eigene Inhalte auf diesen Seiten verantwortlich. Haftung für Links: Für die Inhalte der verlinkten Seiten ist stets der jeweilige Anbieter verantwortlich. Urheberrecht: Die Inhalte und Werke auf diesen Seiten unterliegen dem deutschen Urheberrecht.',
    ],
    about: names(
      'Über uns | Ueber uns | Über mich | Wir über uns | Mehr über uns | Wer wir sind | Wer sind wir? | Das sind wir | Unser Team | Unsere Geschichte | Unser Unternehmen | Unsere Philosophie | Firmengeschichte | Unternehmensprofil | ÜBER UNS | Unser Betrieb | Zur Person',
    ),
    aboutText:
      'Anna Hoffmann hat die Gärtnerei von ihrem Vater übernommen und führt sie mit ihrem Mann. Zusammen ziehen sie auf zwei Hektar Stauden und Kräuter, und im Sommer helfen die Kinder beim Gießen und beim Jäten der Beete mit.',
    privacy: names(
      'Datenschutz | Datenschutzerklärung | Datenschutzerklaerung | Datenschutz-Erklärung | Datenschutzhinweise | Datenschutzhinweis | Datenschutzinformation | Datenschutzbestimmungen | Datenschutzrichtlinie | Hinweise zum Datenschutz | Informationen zum Datenschutz | Erklärung zum Datenschutz | Impressum & Datenschutz | Impressum/Datenschutz | Datenschutz und Impressum | Datenschutz & Cookies | Schutz Ihrer Daten | DSGVO | Privacy Policy | Privacy',
    ),
    privacyText:
      'Wir verarbeiten personenbezogene Daten nur, soweit es für die Bereitstellung der Seiten nötig ist. Wenn Sie uns schreiben, speichern wir Name und Anschrift, um zu antworten. Die Daten geben wir nicht an Dritte weiter. Sie haben das Recht auf Auskunft, Berichtigung und Löschung. ',
    cookies: names(
      'Cookie-Richtlinie | Cookie-Richtlinien | Cookierichtlinie | Cookie-Hinweise | Cookiehinweis | Cookie-Erklärung | Cookie Policy | Hinweise zu Cookies | Informationen zu Cookies | Verwendung von Cookies | Cookies',
    ),
    cookiesText:
      'Cookies sind kleine Dateien, die der Browser auf dem Endgerät ablegt. Diese Webseite setzt Cookies für Statistiken ein. In den Einstellungen lassen sich Cookies ablehnen und löschen. ',
    terms: names(
      'AGB | AGBs | Allgemeine Geschäftsbedingungen | Allgemeine Geschaeftsbedingungen | Unsere AGB | AGB & Widerruf | Geschäftsbedingungen | Nutzungsbedingungen | Lieferbedingungen | Liefer- und Zahlungsbedingungen | Mietbedingungen | Vertragsbedingungen | Verkaufsbedingungen',
    ),
    termsText:
      'Diese Bedingungen gelten für alle Verträge. Der Vertrag kommt mit der Annahme zustande. Die Haftung ist auf grobe Fahrlässigkeit beschränkt. Zahlungen sind sofort fällig. Gerichtsstand ist Langenfeld. Es gilt deutsches Recht. ',
    shop: names(
      'Onlineshop | Zum Shop | Warenkorb | Jetzt bestellen | Kaufen | Gutscheine | Shop | Produkte',
    ),
  },
  {
    lang: 'fr',
    home: [
      'Menuiserie Lefèvre',
      `Nous fabriquons des fenêtres, des portes et des escaliers en bois massif. Chaque pièce sort de notre atelier, à deux pas de la gare, et nous la posons avec soin dans votre logement.
L'atelier vous accueille du mardi au vendredi. Le samedi matin, prenez rendez-vous par téléphone et nous vous montrerons nos essences de bois.
Les devis sont gratuits et nous nous déplaçons dans tout le département.`,
    ],
    offer: [
      'Nos réalisations',
      "Voici quelques chantiers de l'année dernière : une cuisine à Tours, un escalier tournant à Blois et les volets d'une vieille ferme dans les bois.",
    ],
    menu: ['Accueil', 'Plan du site', 'Home', 'Où nous sommes'],
    imprint: [
      'Mentions légales',
      'Éditeur du site : Menuiserie Lefèvre, 3 rue de la Gare, 37000 Tours. SIRET 123 456 789 00012. Directeur de la publication : Paul Lefèvre. Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix. Les textes et les photos de ce site sont protégés et ne peuvent pas être reproduits sans accord.',
    ],
    about: names(
      'À propos | A propos | À propos de nous | Qui sommes-nous ? | Qui sommes nous | Qui suis-je ? | Notre histoire | Notre équipe | Notre entreprise | Notre société | L’entreprise | L’équipe | Notre philosophie | Nos valeurs | Mon parcours | À PROPOS',
    ),
    aboutText:
      'Paul Lefèvre a repris la menuiserie de son père et la dirige avec sa femme. Ils travaillent avec deux compagnons, forment chaque année un apprenti et choisissent eux-mêmes les arbres dans la forêt voisine avant de les scier.',
    privacy: names(
      'Politique de confidentialité | Confidentialité | Politique confidentialité | POLITIQUE DE CONFIDENTIALITE | Charte de confidentialité | Protection des données | Politique de protection des données | Protection des données personnelles | Données personnelles | Vie privée | Politique de vie privée | Respect de la vie privée | Déclaration de confidentialité | RGPD | Mentions légales et confidentialité | Mentions légales & politique de confidentialité | Privacy policy | Confidentialité et cookies',
    ),
    privacyText:
      'Nous recueillons des données personnelles lorsque vous remplissez le formulaire. Elles servent à vous répondre et ne sont jamais cédées à des tiers. Nous les conservons trois ans. Vous disposez d’un droit d’accès, de rectification et de suppression. Pour l’exercer, écrivez-nous. ',
    cookies: names(
      "Politique de cookies | Politique cookies | Politique des cookies | Politique relative aux cookies | Politique en matière de cookies | Politique d'utilisation des cookies | Utilisation des cookies | Charte cookies | Cookies | Cookies et traceurs | Informations sur les cookies",
    ),
    cookiesText:
      'Les cookies sont de petits fichiers que le navigateur dépose sur votre appareil. Ce site utilise des cookies de mesure. Vous pouvez refuser les cookies dans les paramètres du navigateur à tout moment. ',
    terms: names(
      "CGV | CGU | Conditions générales | Conditions générales de vente | Conditions generales de vente | Conditions d'utilisation | Conditions d’utilisation | Conditions générales d'utilisation | Conditions de vente | Conditions de location | Termes et conditions | Nos conditions générales | CGV et CGU | Conditions de réservation",
    ),
    termsText:
      'Les présentes conditions générales s’appliquent à toutes les commandes. Le prix est payable à la livraison. Notre responsabilité est limitée au montant du devis. Le droit français est applicable. Tout litige relève du tribunal de Tours. ',
    shop: names('Boutique | Panier | Acheter | Commander | Boutique en ligne | Bons cadeaux | Shop'),
  },
  {
    lang: 'es',
    home: [
      'Taller de Bicicletas Rueda Libre',
      `Arreglamos tu bicicleta mientras tomas un café en la plaza. Cambiamos frenos, cadenas y cubiertas, y hacemos revisiones completas antes del verano.
Abrimos de lunes a viernes por la mañana y por la tarde; los sábados solo hasta las dos. Si no puedes venir, recogemos la bici en tu casa.
Los repuestos son de buena calidad y las piezas viejas se reciclan en el barrio.`,
    ],
    offer: [
      'Tarifas',
      'Antes de empezar te decimos cuánto va a costar el arreglo. Un pinchazo lo arreglamos en el momento; para lo demás, déjanos la bici un día y te llamamos con las novedades.',
    ],
    menu: ['Inicio', 'Dónde estamos', 'Home'],
    imprint: [
      'Titular de la web',
      'Titular de la web: Marta Ruiz Vega, calle Mayor 3, 41001 Sevilla. Las fotos y los textos de la web son de la titular y no se pueden copiar sin permiso.',
    ],
    about: names(
      'Sobre nosotros | Sobre mí | Quiénes somos | Quienes somos | ¿Quiénes somos? | Nosotros | Acerca de | Acerca de nosotros | Nuestra historia | Nuestro equipo | Nuestra empresa | La empresa | El equipo | Conócenos | Nuestra filosofía | QUIÉNES SOMOS | Nuestros valores',
    ),
    aboutText:
      'Marta Ruiz abrió el taller con su hermano después de trabajar varios años en una fábrica. Los dos montan las ruedas a mano, corren los domingos con el club del barrio y enseñan a los niños a arreglar un pinchazo en la plaza.',
    privacy: names(
      'Política de privacidad | Politica de privacidad | Políticas de privacidad | Privacidad | Aviso de privacidad | Aviso legal y privacidad | Aviso legal y política de privacidad | Protección de datos | Política de protección de datos | Protección de datos personales | Tratamiento de datos personales | Declaración de privacidad | Privacidad y cookies | RGPD | LOPD | Política de confidencialidad | Privacy Policy',
    ),
    privacyText:
      'Recogemos datos personales cuando rellenas el formulario. Los usamos para responderte y no los cedemos a terceros. Los guardamos durante dos años. Puedes ejercer tus derechos de acceso, rectificación y supresión escribiendo a la titular de la web. ',
    cookies: names(
      'Política de cookies | Politica de cookies | Políticas de cookies | Uso de cookies | Aviso de cookies | Información sobre cookies | Utilización de cookies | Declaración de cookies | Cookies | Política sobre cookies',
    ),
    cookiesText:
      'Las cookies son pequeños archivos que el navegador guarda en tu dispositivo. Este sitio usa cookies de análisis. Puedes rechazar las cookies en la configuración del navegador cuando quieras. ',
    terms: names(
      'Términos y condiciones | Terminos y condiciones | Condiciones de uso | Condiciones generales | Condiciones de venta | Condiciones generales de contratación | Condiciones de contratación | Términos de uso | Términos de servicio | Condiciones de reserva | Condiciones de alquiler | Aviso legal y condiciones de uso | TÉRMINOS Y CONDICIONES',
    ),
    termsText:
      'Estas condiciones se aplican a todos los contratos. El precio se paga al recoger la bici. La responsabilidad del taller se limita al importe del arreglo. Se aplica la ley española. Cualquier litigio corresponde a los juzgados de Sevilla. ',
    shop: names('Tienda | Tienda online | Carrito | Comprar | Compra ahora | Pedidos | Shop'),
  },
  {
    lang: 'it',
    home: [
      'Trattoria da Beppe',
      `Pasta fatta a mano ogni mattina, carne alla brace e verdure dell'orto. Il menù cambia con le stagioni e con il mercato della piazza.
La cucina è aperta a pranzo e a cena, tranne il mercoledì. D'estate si mangia fuori, sotto il pergolato.
Per i gruppi numerosi conviene prenotare qualche giorno prima, perché i tavoli sono pochi e la sala è piccola.`,
    ],
    offer: [
      'Dove siamo',
      'Dalla piazza prendete la strada che scende verso il fiume. Dopo il ponte girate a destra: il locale è accanto al vecchio mulino, con il parcheggio sul retro.',
    ],
    menu: ['Home', 'Il menù', 'Galleria'],
    imprint: [
      'Crediti',
      'Trattoria da Beppe di Giuseppe Rossi, via del Mulino 3, 52100 Arezzo. Partita IVA 01234567890. Le fotografie e i testi di questo sito sono del proprietario e non si possono copiare senza il permesso.',
    ],
    about: names(
      "Chi siamo | Chi sono | Su di noi | La nostra storia | Il nostro team | La nostra azienda | L'azienda | L’azienda | Azienda | La nostra famiglia | La nostra filosofia | I nostri valori | La nostra missione | CHI SIAMO | Conosciamoci",
    ),
    aboutText:
      'Beppe ha aperto la trattoria con la moglie dopo molti anni nelle cucine di Firenze. Oggi i figli servono ai tavoli, la nonna prepara i dolci e il cugino porta il vino dalla vigna sopra il paese ogni venerdì mattina.',
    privacy: names(
      'Privacy Policy | Privacy | Informativa privacy | Informativa sulla privacy | Informativa sul trattamento dei dati | Trattamento dei dati | Trattamento dei dati personali | Trattamento dati personali | Protezione dei dati | Politica sulla privacy | Tutela della privacy | Normativa privacy | Privacy e cookie | Note legali e privacy | Privacy & Cookie Policy | GDPR | PRIVACY POLICY',
    ),
    privacyText:
      'Raccogliamo i dati personali quando compilate il modulo. Servono per rispondere e non vengono ceduti a terzi. Li conserviamo per due anni. Avete il diritto di accesso, di rettifica e di cancellazione dei dati, scrivendo al titolare del trattamento. ',
    cookies: names(
      'Cookie Policy | Cookies Policy | Informativa cookie | Informativa sui cookie | Informativa estesa sui cookie | Politica sui cookie | Uso dei cookie | Utilizzo dei cookie | Informazioni sui cookie | Cookies',
    ),
    cookiesText:
      'I cookie sono piccoli file che il browser salva sul dispositivo. Questo sito usa cookie di statistica. Potete rifiutare i cookie nelle impostazioni del browser quando volete. ',
    terms: names(
      "Termini e condizioni | Termini e Condizioni | Condizioni generali | Condizioni di vendita | Condizioni generali di vendita | Condizioni d'uso | Condizioni d’uso | Condizioni di utilizzo | Termini di servizio | Termini di utilizzo | Condizioni di prenotazione | Condizioni di noleggio",
    ),
    termsText:
      'Queste condizioni si applicano a tutti i contratti. Il prezzo si paga alla fine. La responsabilità è limitata all’importo del conto. Si applica la legge italiana. Per ogni controversia è competente il foro di Arezzo. ',
    shop: names('Negozio | Carrello | Acquista | Acquista ora | Ordina online | Shop | Prodotti'),
  },
  {
    lang: 'pt',
    home: [
      'Oficina do Couro',
      `Fazemos malas, cintos e carteiras à mão, no coração do bairro antigo. Cada peça leva o tempo que tiver de levar, e por isso dura uma vida inteira.
Visite a nossa oficina de terça a sábado, entre as dez e as dezanove horas. Pode ver os artesãos a trabalhar e escolher a pele.
Também consertamos peças antigas, mesmo que não tenham sido feitas por nós.`,
    ],
    offer: [
      'Consertos',
      'Diga-nos o que se estragou e enviamos uma resposta com o preço. Depois de aprovado, o conserto fica pronto em cerca de três semanas e não precisa de esperar na oficina.',
    ],
    menu: ['Início', 'Onde estamos', 'Home'],
    imprint: [
      'Créditos',
      'Oficina do Couro, rua Direita 3, 4050 Porto. As fotografias e os textos não podem ser copiados sem autorização da oficina.',
    ],
    about: names(
      'Sobre nós | Sobre nos | Sobre mim | Sobre | Quem somos | Quem sou | A nossa história | Nossa história | A nossa equipa | Nossa equipe | A empresa | A nossa empresa | Nossa empresa | Acerca de nós | Os nossos valores | Nossa missão | QUEM SOMOS',
    ),
    aboutText:
      'Rui Matos abriu a oficina com a mulher depois de aprender o ofício em Florença. Hoje trabalham com dois aprendizes, cortam a pele à mão e ensinam os vizinhos a coser um cinto nas noites de quinta-feira.',
    privacy: names(
      'Política de privacidade | Politica de privacidade | Políticas de privacidade | Privacidade | Aviso de privacidade | Declaração de privacidade | Proteção de dados | Protecção de dados | Política de proteção de dados | Tratamento de dados pessoais | Dados pessoais | LGPD | RGPD | Privacidade e cookies | Termos de privacidade | Privacy Policy',
    ),
    privacyText:
      'Recolhemos dados pessoais quando preenche o formulário. Usamos os dados para responder e não os cedemos a terceiros. São guardados durante dois anos. Tem o direito de acesso, de retificação e de apagamento, escrevendo para a oficina. ',
    cookies: names(
      'Política de cookies | Politica de cookies | Políticas de cookies | Uso de cookies | Utilização de cookies | Aviso de cookies | Informação sobre cookies | Sobre os cookies | Cookies',
    ),
    cookiesText:
      'Os cookies são pequenos ficheiros que o navegador guarda no dispositivo. Este sítio usa cookies de análise. Pode recusar os cookies nas configurações do navegador quando quiser, em qualquer altura. ',
    terms: names(
      'Termos e condições | Termos e condicoes | Termos de uso | Termos de utilização | Termos de serviço | Condições gerais | Condições gerais de venda | Condições de uso | Condições de utilização | Condições de venda | TERMOS E CONDIÇÕES',
    ),
    termsText:
      'Estas condições aplicam-se a todos os contratos. O preço paga-se na entrega da peça. A responsabilidade da oficina limita-se ao valor do conserto. Aplica-se a lei portuguesa. Para qualquer litígio é competente o tribunal do Porto. ',
    shop: names('Loja | Loja online | Carrinho | Comprar | Compre agora | Encomendas | Shop | Produtos'),
  },
  {
    lang: 'nl',
    home: [
      'Bakkerij Vermeulen',
      `Elke ochtend bakken wij vers brood in het pand aan de Dorpsstraat. Kom langs voor een knapperig desembrood, een saucijzenbroodje of een stuk taart.
Wij zijn open van dinsdag tot en met zaterdag. Voor grote taarten belt u het beste twee dagen van tevoren.
Het meel komt van de molen uit het naburige dorp en de eieren van boer Janssen.`,
    ],
    offer: [
      'Brood',
      'Het desembrood rijst een hele nacht en wordt op steen gebakken. In het weekend is er ook een brood met noten en vijgen, zolang de voorraad strekt en niet te laat.',
    ],
    menu: ['Welkom', 'Openingstijden', 'Home', 'Route'],
    imprint: [
      'Colofon',
      'Bakkerij Vermeulen, Dorpsstraat 3, 5000 AA Tilburg. KvK 12345678. De teksten en foto’s van deze site zijn van de bakkerij en mogen niet zonder toestemming worden gebruikt.',
    ],
    about: names(
      'Over ons | Over mij | Wie zijn wij? | Wie zijn wij | Wie zijn we | Wie wij zijn | Wie we zijn | Wie ben ik? | Ons verhaal | Ons team | Ons bedrijf | Het bedrijf | Onze geschiedenis | Onze missie | Onze visie | OVER ONS | Bedrijfsprofiel',
    ),
    aboutText:
      'Jan Vermeulen nam de bakkerij over van zijn vader en runt die samen met zijn vrouw. Hun zoon staat sinds kort ook aan de oven, en op zaterdag helpt de hele straat mee met het inpakken van de broodjes.',
    privacy: names(
      'Privacybeleid | Privacy beleid | Privacyverklaring | Privacy verklaring | Privacy statement | Privacystatement | Privacyreglement | Privacy | Privacy en cookies | Privacy- en cookiebeleid | Privacy- en cookieverklaring | AVG-verklaring | Gegevensbescherming | Bescherming persoonsgegevens | Verwerking van persoonsgegevens | Privacy Policy | PRIVACYVERKLARING',
    ),
    privacyText:
      'Wij verwerken persoonsgegevens wanneer u het formulier invult. De gegevens gebruiken wij om te antwoorden en worden niet met derden gedeeld. Wij bewaren ze twee jaar. U heeft recht op inzage, correctie en verwijdering van uw gegevens; schrijf ons daarvoor. ',
    cookies: names(
      'Cookiebeleid | Cookie beleid | Cookieverklaring | Cookie-verklaring | Cookiestatement | Cookie policy | Gebruik van cookies | Informatie over cookies | Cookies',
    ),
    cookiesText:
      'Cookies zijn kleine bestanden die de browser op uw apparaat bewaart. Deze website gebruikt cookies voor statistieken. U kunt cookies weigeren in de instellingen van de browser wanneer u wilt. ',
    terms: names(
      'Algemene voorwaarden | Algemene Voorwaarden | Voorwaarden | Onze voorwaarden | Leveringsvoorwaarden | Algemene leveringsvoorwaarden | Gebruiksvoorwaarden | Verkoopvoorwaarden | Algemene verkoopsvoorwaarden | Huurvoorwaarden | Boekingsvoorwaarden',
    ),
    termsText:
      'Deze voorwaarden gelden voor alle overeenkomsten. De prijs wordt betaald bij het afhalen. De aansprakelijkheid is beperkt tot het bedrag van de bestelling. Nederlands recht is van toepassing. Geschillen komen voor de rechter in Tilburg. ',
    shop: names(
      'Webshop | Winkelwagen | Bestellen | Online bestellen | Kopen | Cadeaubon | Shop | Producten',
    ),
  },
]

/** Relatives that the detector does not know, and a text that is none: what they lack is not known. */
export const RELATIVES: Readonly<Record<string, string>> = {
  Afrikaans: `Ons bak elke oggend vars brood in die ou winkel langs die kerk. Kom kuier gerus, dan sit ons vir jou die ketel aan en sny 'n lekker dik sny van die plaasbrood. Die winkel is oop van Dinsdag tot Saterdag, maar nie op vakansiedae nie. Ons neem ook bestellings vir troues en verjaarsdae, en die koeke word twee dae voor die tyd gebak. Die meel kom van 'n meule naby die dorp en die eiers van ons bure. Hierdie week is daar ook baie beskuit.`,
  Luxembourgish: `Mir baken all Moien frëscht Brout an eisem Atelier nieft der Kierch. Kommt laanscht a schmaacht eis Kuchen, déi mir mat Botter a Mielech vun de Baueren aus der Géigend maachen. Den Atelier ass op vun dënschdes bis samschdes, awer net op de Feierdeeg. Fir Hochzäite maache mir och grouss Taarten, déi Dir zwee Deeg virdru bestelle musst. D'Miel kënnt aus enger Millen net wäit ewech.`,
  Galician: `Amasamos o pan cada mañá no forno de leña da nosa aldea. Veña probar as nosas empanadas, feitas coa fariña do muíño e cos ovos das galiñas da veciña. O forno está aberto de martes a sábado, pero non os días de festa. Facemos tamén tortas para vodas, que se encargan con dous días. A fariña vén dun muíño que hai preto do río, e os ovos son dunha casa do lado. Non usamos máis ca auga, sal e tempo.`,
  'dummy text': `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.`,
  Frisian: `Wy bakke alle moarnen farsk brea yn ús winkel oan 'e haven. Kom lâns foar in stik sûkerbôle of in lekker bakje kofje mei de buorlju. De winkel is iepen fan tiisdei oant en mei sneon, mar net op feestdagen. Foar brulloften meitsje wy ek grutte taarten, dy't jo twa dagen fan tefoaren bestelle kinne. It moal komt fan de mole yn it doarp en de aaien fan boer Wytse.`,
  Occitan: `Fasèm lo pan cada matin dins lo forn de lenha del vilatge. Venètz tastar las nòstras còcas, fachas amb la farina del molin e los uòus de la vesina. Lo forn es dobèrt del dimars al dissabte, mas pas los jorns de fèsta. Fasèm tanben de pastissons per las nòças, que se comandan dos jorns abans. La farina ven d'un molin qu'es pas luènh, e l'aiga de la font.`,
  Corsican: `Femu u pane ogni mane in u fornu di legnu di u paese. Venite à tastà e nostre torte, fatte cù a farina di u mulinu è l'ove di a vicina. U fornu hè apertu da u marti à u sabatu, ma micca i ghjorni di festa. Femu dinò i dolci per i matrimonii, chì ci vole à dumandà dui ghjorni nanzu. A farina vene da un mulinu vicinu à u fiume.`,
}
