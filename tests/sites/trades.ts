import type { WebAnswer } from '#support/web-server.ts'

/** A business as its menu names what it offers. */
export interface Trade {
  name: string
  /** How it calls the whole; often a word of its own. */
  whole: string
  /** What it offers, each on a page of its own. */
  parts: readonly string[]
  /** What a page of it says. */
  says: string
  /** What visitors are asked to do there. */
  action: string
}

export const TRADES: readonly Trade[] = [
  {
    name: 'a plumber',
    whole: 'Plumbing',
    parts: ['Blocked drains', 'Hot water', 'Leaks'],
    says: 'We come to your house and we fix it on the day.',
    action: 'Book a plumber',
  },
  {
    name: 'an electrician',
    whole: 'Electrical',
    parts: ['Switchboards', 'Lighting', 'EV chargers'],
    says: 'All our work is tested and comes with a certificate.',
    action: 'Get a quote',
  },
  {
    name: 'a lawyer',
    whole: 'Practice areas',
    parts: ['Family law', 'Property law', 'Wills and estates'],
    says: 'We explain what the law says and what you can do.',
    action: 'Make an appointment',
  },
  {
    name: 'a dentist',
    whole: 'Dentistry',
    parts: ['Check-ups', 'Implants', 'Whitening'],
    says: 'You will be seen by the same dentist every time.',
    action: 'Book an appointment',
  },
  {
    name: 'a vet',
    whole: 'For your pet',
    parts: ['Vaccinations', 'Dental care', 'Desexing'],
    says: 'We look after dogs, cats and rabbits of all ages.',
    action: 'Call us',
  },
  {
    name: 'a photographer',
    whole: 'Sessions',
    parts: ['Weddings', 'Newborns', 'Portraits'],
    says: 'You receive all the pictures within two weeks.',
    action: 'Enquire now',
  },
  {
    name: 'a florist',
    whole: 'Flowers',
    parts: ['Wedding flowers', 'Funeral flowers', 'Corporate'],
    says: 'We arrange what is in season and bring it to you.',
    action: 'Request a quote',
  },
  {
    name: 'a gym',
    whole: 'Train with us',
    parts: ['Small groups', 'Personal training', 'Open gym'],
    says: 'Come for a week and see whether it is for you.',
    action: 'Join today',
  },
  {
    name: 'a tutor',
    whole: 'Tuition',
    parts: ['Maths', 'English', 'Exam preparation'],
    says: 'We teach in groups of four and one to one.',
    action: 'Enrol now',
  },
  {
    name: 'a cleaner',
    whole: 'Cleaning',
    parts: ['House cleaning', 'Office cleaning', 'End of lease cleaning'],
    says: 'We bring everything and you only open the door.',
    action: 'Get a free quote',
  },
  {
    name: 'an accountant',
    whole: 'How we help',
    parts: ['Tax returns', 'Bookkeeping', 'Self-managed super'],
    says: 'You will know what you owe before it is due.',
    action: 'Schedule a call',
  },
  {
    name: 'a mechanic',
    whole: 'Workshop',
    parts: ['Log book servicing', 'Brakes', 'Roadworthy'],
    says: 'We tell you what it costs before we begin.',
    action: 'Book your car in',
  },
  {
    name: 'a builder',
    whole: 'What we build',
    parts: ['New homes', 'Renovations', 'Decks'],
    says: 'One person looks after your job from plan to key.',
    action: 'Request a call',
  },
  {
    name: 'an architect',
    whole: 'Expertise',
    parts: ['Houses', 'Additions', 'Interiors'],
    says: 'We draw, we count and we stay until it is built.',
    action: 'Make an enquiry',
  },
  {
    name: 'a café',
    whole: 'Eat',
    parts: ['Breakfast', 'Lunch', 'Catering'],
    says: 'Everything is made here in the morning.',
    action: 'Reserve a table',
  },
  {
    name: 'a restaurant',
    whole: 'Food and wine',
    parts: ['Dinner', 'Set menu', 'Private dining'],
    says: 'The kitchen is open until ten on every day.',
    action: 'Book a table',
  },
  {
    name: 'a hairdresser',
    whole: 'Hair',
    parts: ['Cuts', 'Colour', 'Extensions'],
    says: 'We take the time that your hair needs.',
    action: 'Book now',
  },
  {
    name: 'a physiotherapist',
    whole: 'Treatments',
    parts: ['Back pain', 'Sports injuries', 'After surgery'],
    says: 'We see you within two days of your call.',
    action: 'Make an appointment',
  },
  {
    name: 'a web designer',
    whole: 'Solutions',
    parts: ['Websites', 'Search', 'Hosting'],
    says: 'You can change every word of it yourself.',
    action: 'Get started',
  },
  {
    name: 'a hall of a church',
    whole: 'Hire',
    parts: ['Main hall', 'Chapel', 'Kitchen'],
    says: 'It seats ninety people and has a car park.',
    action: 'Enquire about dates',
  },
]

type Link = readonly [path: string, text: string]

const slug = (text: string): string => `/${text.toLowerCase().replace(/[^a-z]+/gu, '-')}`
const to = ([path, text]: Link): string => `<a href="${path}">${text}</a>`
const MORE: readonly Link[] = [
  ['/about', 'About us'],
  ['/gallery', 'Gallery'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
]

/** One way to write a menu that says what a business offers. */
export interface MenuForm {
  name: string
  /** The menu's items of what is offered. */
  menu: (trade: Trade) => string
  /** Pages beside those of the parts. */
  pages?: (trade: Trade) => Record<string, string>
  /** Prices on the pages of the parts. */
  priced?: boolean
}

const parts = (trade: Trade): Link[] => trade.parts.map((part) => [slug(part), part])
const items = (links: readonly Link[]): string => links.map((link) => `<li>${to(link)}</li>`).join('')

export const MENU_FORMS: readonly MenuForm[] = [
  {
    name: 'a page of that name',
    menu: () => `<li>${to(['/services', 'Services'])}</li>`,
    pages: () => ({ '/services': '' }),
  },
  {
    name: 'a list below "Services", which leads nowhere',
    menu: (trade) =>
      `<li class="menu-item-has-children"><a href="#">Services</a><ul class="sub-menu">${items(parts(trade))}</ul></li>`,
  },
  {
    name: 'a drop-down button with a name of its own',
    menu: (trade) =>
      `<li class="dropdown"><button aria-expanded="false">${trade.whole}</button><div class="dropdown-menu">${parts(trade).map(to).join('')}</div></li>`,
  },
  {
    name: 'a folder of a builder',
    menu: (trade) =>
      `<div class="header-nav-item header-nav-item--folder"><a class="header-nav-folder-title" href="/what">${trade.whole}</a><div class="header-nav-folder-content"><div>${parts(
        trade,
      )
        .map((link) => `<div class="header-nav-folder-item">${to(link)}</div>`)
        .join('')}</div></div></div>`,
  },
  {
    name: 'a list with prices',
    menu: (trade) => `<li>${to(['/list', trade.whole])}</li>`,
    pages: (trade) => ({
      '/list': trade.parts.map((part, at) => `<h3>${part}</h3><p>From $${90 + at * 40}</p>`).join(''),
    }),
  },
  {
    name: 'a page of cards that lead to pages',
    menu: (trade) => `<li>${to(['/offer', trade.whole])}</li>`,
    pages: (trade) => ({
      '/offer': `${trade.parts.map((part) => `<article><h3>${part}</h3>${to([`/offer${slug(part)}`, 'Read more'])}</article>`).join('')}<a href="/contact">${trade.action}</a>`,
      ...Object.fromEntries(trade.parts.map((part) => [`/offer${slug(part)}`, `<h2>${part}</h2>`])),
    }),
  },
]

/** A website of this trade with this menu. */
export function tradeSite(trade: Trade, form: MenuForm): Record<string, WebAnswer> {
  const page = (
    title: string,
    body: string,
  ): string => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<header><a href="/">Joe's</a><nav><ul><li>${to(['/', 'Home'])}</li>${form.menu(trade)}${items(MORE)}</ul></nav></header>
<main><h1>${title}</h1><p>${`${trade.says} `.repeat(8)}</p>${body}</main><footer>Since 1987</footer></body></html>`
  const action = `<p><a href="/contact">${trade.action}</a></p>`
  return {
    '/': page("Joe's", ''),
    ...Object.fromEntries(MORE.map(([path, text]) => [path, page(text, '')])),
    ...Object.fromEntries(parts(trade).map(([path, text]) => [path, page(text, action)])),
    ...Object.fromEntries(
      Object.entries(form.pages?.(trade) ?? {}).map(([path, body]) => [path, page(trade.whole, body)]),
    ),
  }
}

/** Menus that offer nothing: names and lists that clubs, bands and blogs have. */
export const OFFERING_NOTHING: readonly (readonly [name: string, menu: string])[] = [
  [
    'a club',
    `<li><a href="#">The club</a><ul>${items([
      ['/history', 'History'],
      ['/committee', 'Committee'],
      ['/rules', 'Rules'],
    ])}</ul></li>${items([
      ['/results', 'Results'],
      ['/fixtures', 'Fixtures'],
    ])}`,
  ],
  [
    'a band',
    items([
      ['/albums', 'Albums'],
      ['/videos', 'Videos'],
      ['/shows', 'Shows'],
      ['/the-band', 'The band'],
    ]),
  ],
  [
    'a blog',
    `<li><a href="#">Posts</a><ul>${items([
      ['/travel', 'Travel'],
      ['/thoughts', 'Thoughts'],
      ['/garden', 'Garden'],
    ])}</ul></li>`,
  ],
  [
    'pages about us',
    `<li><a href="/about">About</a><ul>${items([
      ['/team', 'Meet the team'],
      ['/story', 'Our story'],
      ['/find-us', 'Find us'],
      ['/call-us', 'Call us'],
    ])}</ul></li>`,
  ],
  [
    'galleries',
    items([
      ['/photo-gallery', 'Photo gallery'],
      ['/video-gallery', 'Video gallery'],
      ['/past-events', 'Past events'],
      ['/next-events', 'Next events'],
    ]),
  ],
]

/** A website with one of those menus. */
export function siteOfNothing(menu: string): (path: string) => WebAnswer {
  return (
    path,
  ) => `<!doctype html><html lang="en"><head><title>Joe's</title></head><body><header><nav><ul>${menu}</ul></nav></header>
<main><h1>${path}</h1><p>${'We meet when the weather is good and we are glad of everybody who comes. '.repeat(5)}</p></main></body></html>`
}
