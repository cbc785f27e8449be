/**
 * Phrases of hosts, registrars and site builders on pages of websites that are parked, expired, suspended or locked (pages of GoDaddy, cPanel, Plesk,
 * Squarespace, Shopify, Sedo, Namecheap and IONOS). A phone number there is theirs.
 */
export const TAKEN_OVER =
  /\b(?:(?:this )?domain(?: name)? (?:is|may be) for sale|(?:buy|get) this domain(?: name)?|(?:this )?(?:domain|website|web site)(?: name)? is parked(?: free)?|parked domain(?: name)?|domain parked|domain parking(?: page)?|(?:this |your )?account (?:has been |is )?suspended|(?:this |your )?(?:website|site) (?:has )?(?:is )?expired|(?:this )?(?:website|site) (?:has been |is )?suspended|(?:this )?store is password protected|password[- ]protected store|web server's default page|apache2? (?:\S+ )?default page(?: it works)?|welcome to nginx|iis windows server|future home of something quite cool|(?:this |diese )?domain(?: ist)? (?:steht )?zu verkaufen|ce domaine est à vendre|este dominio está en venta)(?![\p{L}\p{N}])/giu

/** Phrases of an owner's own page while the website is being built or repaired, in the languages of sites here. */
export const WAITING =
  /(?<![\p{L}\p{N}])(?:coming (?:very )?soon|(?:back|launching|opening|live|here|available|online) (?:very )?soon|under (?:construction|development|maintenance)|(?:undergoing|down for) (?:(?:some|scheduled|routine) )*maintenance|maintenance mode(?: is on)?|unavailable for scheduled maintenance|site maintenance|great things are on the horizon|not (?:yet )?(?:published|launched|live)(?: yet)?|hier entsteht|im aufbau|in kürze(?: verfügbar| online)?|demnächst(?: hier)?|wartungsmodus|bientôt(?: disponible| en ligne)?|en construction|próximamente|en construcción|em breve|em construção|prossimamente|in costruzione|binnenkort(?: online)?|in aanbouw|kommer snart|under konstruktion|wkrótce|w budowie)(?![\p{L}\p{N}])/giu

/** Words beside such a phrase that are not about a business. */
export const SAYING_NOTHING: ReadonlySet<string> = new Set(
  `a about again all almost an and are arriving as at awesome back be being been big brand briefly by check cool currently day domain
  enter exciting for free from get getting great hello here hey hi home homepage i i'm in is it it's its just keep launch launching
  minute moment my name new now of official on online oops our page patience please ready really register return shop shortly site so some something
  sorry stay still store take temporarily thank thanks that the there things this to tuned under us using very visit
  wait we we'll we're web webpage website welcome what while will with work working works you your
  der die das eine ein neue neuer unsere unser seite webseite website internetpräsenz homepage wir sind
  le la les notre nouveau site web page nous el nuestra nueva página sitio nosso novo il nostro nuovo sito onze nieuwe`.split(
    /\s+/u,
  ),
)
