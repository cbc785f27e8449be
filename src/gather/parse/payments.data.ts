/** Words, and parts of file names, beside a card's name in the name of its picture. */
const BESIDE_CARD =
  '(?:cards?|credit|debit|electron|logos?|icons?|inc|brand(?:mark)?|curved|straight|blue|here|badge|pay(?:ments?)?|methods?|options?|secure|checkout|we|accept(?:ed|s|ing)?|and|full|colou?r|white|black|grey|gray|light|dark|small|large|footer|header|fa[bsr]?|svg|png|jpe?g|gif|webp|master ?card|master|amex|american|express|paypal|afterpay|zip|laybuy|klarna|stripe|diners|club|discover|jcb|maestro|eftpos|union|apple|google|[a-f]+|[a-z]{1,2})'
/** A picture's name may be a sentence about a travel visa: it has no other words, or is said to be of a payment. */
const VISA_PICTURE = new RegExp(
  `^(?![^]*(?<![a-z])(?!(?:visa|${BESIDE_CARD})(?![a-z]))[a-z])[^]*(?<![a-z])visa(?![a-z])|(?:^|[\\W_])(?:pay(?:ment)?s?|cards?|cc|pi|pf)[\\W_]+(?:types?[\\W_]+)?visa(?![a-z])`,
  'iu',
)
/** Nor is a jersey with a zip a way to pay, or a packed file. */
const ZIP_PICTURE =
  /(?<![a-z])zip[\W_]*(?:pay(?:ments?)?|money|logo|co)(?![a-z])|(?:^|[\W_])(?:pay(?:ment)?s?|pi|pf)(?:[\W_]+\w{1,20})?[\W_]+zip(?![a-z])|(?:afterpay|laybuy|klarna|paypal|visa|master ?card)[\W_]+(?:and[\W_]+)?zip(?![a-z])|(?<![a-z])zip[\W_]+(?:and[\W_]+)?(?:afterpay|laybuy|klarna|paypal)|(?<![a-z])zip[\W_]+own it now|^(?:logo[\W_]+)?zip(?:\.[a-z]{3,4})?$/iu

/** Ways to pay by names in file names, alternative texts and class names of payment pictures. */
export const PICTURED: readonly [string, RegExp][] = [
  ['visa', VISA_PICTURE],
  ['mastercard', /(?<![a-z])master-?_? ?card(?![a-z])|cc-mastercard/iu],
  ['amex', /(?<![a-z])(?:amex|american-?_? ?express)(?![a-z])/iu],
  ['paypal', /pay-?_?pal/iu],
  ['afterpay', /after-?_?pay/iu],
  ['zip', ZIP_PICTURE],
  ['klarna', /klarna/iu],
  ['laybuy', /lay-?_?buy/iu],
  ['apple_pay', /apple-?_? ?pay/iu],
  ['google_pay', /google-?_? ?pay|(?<![a-z])g-?pay(?![a-z])/iu],
  ['shop_pay', /shop-?_?(?:ify)?-?_? ?pay(?![a-z])/iu],
  ['poli', /(?<![a-z])poli-?_?(?:pay(?:ments?)?|logo)/iu],
  ['payfast', /(?<![a-z])pay_?fast(?![a-z])/iu],
  ['ozow', /(?<![a-z])ozow(?![a-z])/iu],
  ['yoco', /(?<![a-z])yoco(?![a-z])/iu],
  ['snapscan', /(?<![a-z])snap-?_?scan(?![a-z])/iu],
  [
    'zapper',
    /(?<![a-z])zapper-?_?(?:logo|pay(?:ments?)?|qr|code)(?![a-z])|(?:^|[\W_])(?:pay(?:ment)?s?|pi)[\W_]+zapper(?![a-z])/iu,
  ],
  ['peach_payments', /(?<![a-z])peach-?_? ?payments?(?![a-z])/iu],
  ['venmo', /(?<![a-z])venmo(?![a-z])/iu],
  ['cash_app', /(?<![a-z])cash-?_? ?app(?:-?_? ?pay)?(?![a-z])/iu],
  ['stripe', /(?<![a-z])stripe(?:-?_?(?:logo|badge|payments?))(?![a-z])|powered-?_? ?by-?_? ?stripe/iu],
  ['square', /(?<![a-z])square-?_?(?:logo|pay(?:ments?)?|up)(?![a-z])/iu],
]
/** Letters that every name of a picture in {@link PICTURED} has. */
export const PAYMENT_PICTURE =
  /pay|card|cc-|visa|amex|american|zip|klarna|lay-?_?buy|poli|stripe|square|ozow|yoco|snap|zapper|peach|venmo|cash/iu

/** Before the name of a service, in a sentence in which it takes money: shirts come with stripes, and benches with square edges. */
const TAKEN = String.raw`\b(?:pay\w*|check ?out|cards?|charged|billed|processed|powered|secured?|donat\w*|deposits?|transactions?)\b[^.\n]{0,60}\b(?:with|by|via|through) (?:(?:snipcart|shopify|woocommerce|paypal|square|stripe|gocardless|klarna|afterpay|apple pay|google pay)(?:,| and| or| &) ){0,3}`
/** After "EFT", which is also a treatment. */
const NO_TREATMENT = String.raw`(?! (?:tapping|sessions?|therap\w*|practi\w+|cours\w+|train\w*|coach\w*|techniques?|workshops?|level|and (?:reiki|nlp|hypno\w*)))`
const CREDIT_CARD = String.raw`(?:credit|debit)(?:(?: and | or | & |\/| )(?:credit|debit))? cards?\b(?! (?:numbers?|details|debts?|surcharges?|fees?|information|data|fraud|statements?|repayments?|rewards?))`
/** Names in sentences, where a single word may have another meaning (a travel visa, a zip, a square). */
export const SAID: readonly [string, RegExp][] = [
  [
    'visa',
    /\bvisa\b[^.\n]{0,40}\b(?:master ?card|amex|american express|eftpos|debit|credit)\b|\b(?:master ?card|eftpos|debit|credit cards?)\b[^.\n]{0,40}\bvisa\b/iu,
  ],
  ['mastercard', /\bmaster ?card\b/iu],
  ['amex', /\b(?:amex|american express)\b/iu],
  ['paypal', /\bpaypal\b/iu],
  ['afterpay', /\bafterpay\b/iu],
  ['zip', /\bzip ?(?:pay|money)\b|\bzip\.co\b/iu],
  ['klarna', /\bklarna\b/iu],
  ['laybuy', /\blaybuy\b/iu],
  ['apple_pay', /\bapple pay\b/iu],
  ['google_pay', /\b(?:google pay|g pay)\b/iu],
  ['shop_pay', /\bshop ?pay\b/iu],
  ['poli', /\bPOLi\b(?: ?pay(?:ments?)?)?/u],
  [
    'bank_transfer',
    /\b(?:bank (?:transfer|deposit)|direct (?:bank )?(?:deposit|transfer)|internet banking|EFT payment)\b/iu,
  ],
  [
    'bank_transfer',
    new RegExp(
      [
        String.raw`\b[Ii]nstant EFT\b`,
        String.raw`\b(?:[Pp]a(?:y(?! attention)|yable|yments?|id)|[Dd]ue|[Dd]eposits?(?! (?:feelings|emotions))|[Ss]ettle[ds]? (?:(?:your|the|an|any|all) )?(?:\w+ )?(?:accounts?|invoices?|bills?|balance|fees?|amount))\b[^.\n]{0,60}\b(?:by|via|with|through|or) (?:an? |direct |manual |ordinary |bank |electronic )?EFT\b${NO_TREATMENT}`,
        String.raw`\b(?:[Cc]ash|[Cc]ards?|Visa|Master[Cc]ard|SnapScan|PayFast|Zapper)(?:,| or| and|,? & ?|,? or) EFT\b${NO_TREATMENT}`,
        String.raw`\bEFT (?:payments?|details|transfers?|deposits?)\b`,
      ].join('|'),
      'u',
    ),
  ],
  ['bank_transfer', /\b(?:interac )?e-?transfers?\b/iu],
  ['payfast', /\bPay[Ff]ast\b/u],
  ['ozow', /\bozow\b/iu],
  ['yoco', /\byoco\b/iu],
  ['snapscan', /\bsnap ?scan\b/iu],
  [
    'zapper',
    new RegExp(
      String.raw`${TAKEN}zapper\b|\b(?:snapscan|ozow|yoco|masterpass|EFT|visa|master ?card)\b[^.\n]{0,30}\bzapper\b|\bzapper\b[^.\n]{0,30}\b(?:snapscan|ozow|masterpass|EFT|visa|master ?card)\b`,
      'iu',
    ),
  ],
  ['peach_payments', /\bpeach payments\b/iu],
  ['venmo', /\bvenmo\b/iu],
  ['cash_app', /\bCash ?App\b/u],
  [
    'card',
    new RegExp(
      [
        String.raw`\b(?:accept(?:s|ed|ing)?|we (?:\w+ )?take)\b[^.\n]{0,40}\b${CREDIT_CARD}`,
        String.raw`\b(?:pay|paid|payable|paying|payments?|due|check ?out)\b[^.\n]{0,40}\b(?:(?:by|with|via|using)|(?:cash|transfers?|deposits?|eftpos|EFT|visa|master ?card|amex|american express|paypal|afterpay|(?:apple|google) pay|direct debit|snapscan|zapper|che(?:que|ck)s?),? (?:or|and)) (?:any |all |an? |your |major |bank ){0,2}${CREDIT_CARD}`,
        String.raw`\b(?:pay|paid|payable|paying|payments?|due|taken)\b[^.\n]{0,30}\b(?:by|with|via) (?:any |bank )?card\b(?! (?:number|details|machine|game|tricks?|holders?|sharks?))`,
        String.raw`\b(?:any|all|most|all major) cards?\b[^.\n]{0,30}\b(?:apple pay|google pay|paypal|stripe|accepted)\b`,
        String.raw`\b(?:credit|debit) cards? (?:are )?(?:accepted|welcome)\b(?! bonus)`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'on_delivery',
    /\b(?:pay(?:ment|able)?|cash)(?: in (?:cash|store|person))? (?:on|upon|at) (?:delivery|arrival|collection|pick-?up)\b|\bpay (?:in store|when you collect)\b/iu,
  ],
  [
    'mobile_money',
    /\bmobile money\b|\bmtn momo\b|\bmomo (?:pay(?:ments?)?|wallet|number)\b|\bm-?pesa\b|\bairtel money\b/iu,
  ],
  [
    'stripe',
    new RegExp(
      String.raw`${TAKEN}stripe\b(?! (?:details?|patterns?|prints?|trims?)\b)|\bstripe (?:payments?|checkout)\b|\bcards? \(stripe\)|\bcard (?:details|payments?|numbers?)\b[^.\n]{0,30}\b(?:to|by|at|with) stripe\b`,
      'iu',
    ),
  ],
  [
    'square',
    new RegExp(
      String.raw`${TAKEN}square\b(?! (?:m\w*|edges?|corners?|cut|necks?|toes?)\b)|\bsquare (?:payments?|checkout)\b`,
      'iu',
    ),
  ],
]
export const SCRIPTS: readonly [string, RegExp][] = [
  ['stripe', /\/\/js\.stripe\.com\/|\/plugins\/woocommerce-gateway-stripe\//iu],
  ['paypal', /\/\/(?:www\.)?paypal(?:objects)?\.com\/|\/plugins\/woocommerce-paypal-payments\//iu],
  ['square', /\/\/(?:web|js)\.squareup(?:cdn|sandbox)?\.com\/|\/plugins\/woocommerce-square\//iu],
  ['afterpay', /\/\/[\w.-]{0,40}afterpay\.com\//iu],
  ['klarna', /\/\/[\w.-]{0,40}klarna(?:cdn|services)?\.(?:com|net)\//iu],
  ['zip', /\/\/[\w.-]{0,40}(?:zip\.co|zipmoney\.com\.au)\//iu],
  ['laybuy', /\/\/[\w.-]{0,40}laybuy\.com\//iu],
]
/** Letters that every sentence in {@link SAID} has. */
export const SPOKEN_HINT =
  /pay|cash|visa|card|amex|american express|klarna|laybuy|zip|poli|bank|stripe|square|EFT|transfer|ozow|yoco|snap|zapper|venmo|money|momo|pesa/iu
/** Up to a way to pay within a few words: "We can't accept responsibility for parcels" refuses none. */
const NOT_TAKEN = String.raw`(?:\b(?:(?:do|does|can|could|will|are) ?not|cannot|no longer|unable to)|n['’]t) (?:\w+ ){0,2}(?:accept|take|offer) (?=(?:[\w'’-]+ ){0,3}(?:cards?|cash|che(?:que|ck)s?|visa|master ?card|amex|american express|paypal|afterpay|zip|klarna|laybuy|apple pay|google pay|shop pay|diners|discover|eftpos|EFT|stripe|square|poli|payfast|ozow|yoco|snapscan|zapper|venmo|bank transfers?|e-?transfers?|direct (?:deposits?|debits?))\b)`
const NONE = String.raw`\bno (?:(?:credit|debit|credit or debit) )?(?:cards?|amex|american express|paypal|afterpay|cash)\b(?! (?:details|numbers?|needed|required|fees?|surcharges?|data|information|account|app))`
/** What is not taken: "We don't accept American Express", "Sorry, no cards". It is said up to the end of the clause. */
export const REFUSED = new RegExp(
  String.raw`(?:${NOT_TAKEN}|${NONE})[^.;:!?\n]*?(?=\b(?:but|pay|please|only|instead)\b|,? (?:and )?(?:we|all|you|take|so)\b|, (?:[\w ]{1,40} )?(?:is|are) (?:best|fine|ok(?:ay)?|preferred|welcome|easiest)\b|[.;:!?\n]|$)`,
  'giu',
)
