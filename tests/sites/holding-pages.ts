import type { Pages } from '#support/web-server.ts'

/** Where on a page a phrase is, as HTML around it. */
export const PLACES = {
  title: 'title',
  heading: 'heading',
  badge: 'badge',
  footer: 'footer',
  blogTitle: 'blogTitle',
  event: 'event',
  menu: 'menu',
} as const
export type Place = (typeof PLACES)[keyof typeof PLACES]

/** What owners write while a website does not exist yet. */
export const WAITING_PHRASES = [
  'Coming soon',
  'COMING SOON!',
  'We’re coming soon',
  'Our new website is coming soon',
  'Website coming soon',
  'Something awesome is coming soon',
  'Under construction',
  'This site is under construction',
  'Opening soon',
  'Launching soon',
  'Back soon',
  'Site under maintenance',
]

/** Signs of a business, each enough to show that it serves customers. */
export const OWN_SIGNS = {
  address: '<p>Find us at 12 Harbour Street, Nelson 7010</p>',
  hours: '<p>Monday to Friday<br>9am – 5:30pm</p>',
  phone: '<p>Call us on 03 548 1234</p>',
  callLink: '<a href="tel:+6435481234">Ring the shop</a>',
  foreignAddress: '<p>Hauptstraße 12, 80331 München</p>',
  labelledPhone: '<p>Tel: 089 / 123 45 67</p>',
  markup:
    '<script type="application/ld+json">{"@type":"Bakery","name":"Harbour Loaf","telephone":"+6435481234"}</script>',
}

const SENTENCES = [
  'Harbour Loaf bakes sourdough with flour from the valley.',
  'Our pies are made by hand every morning and sold until they are gone.',
  'Ask for the rye with caraway, the seeded loaf, or a tray of buns for the office.',
  'Sam and Tui started the oven in a shed and now feed half the street.',
  'Cakes for birthdays are made to order with three days of notice.',
]

/** This many words about the business. */
export function prose(words: number): string {
  const all = Array.from({ length: Math.ceil(words / 8) }, (_, at) => SENTENCES[at % SENTENCES.length]).join(
    ' ',
  )
  const kept = all.split(' ').slice(0, words).join(' ')
  return kept === '' ? '' : `<p>${kept}</p>`
}

export interface HomeOptions {
  phrase: string
  place: Place
  words: number
  /** Links to pages of the website. */
  links: number
  /** Further HTML of the main part. */
  own?: string
}

const NAMES = ['about', 'breads', 'cakes', 'contact', 'orders', 'news', 'story']

/** A homepage with the phrase at its place. */
export function homeWith({ phrase, place, words, links, own = '' }: HomeOptions): string {
  const nav = NAMES.slice(0, links)
    .map((name) => `<li><a href="/${name}">${name}</a></li>`)
    .join('')
  const title = place === 'title' ? `${phrase} | Harbour Loaf` : 'Harbour Loaf, bakery in Nelson'
  const heading = place === 'heading' ? phrase : 'Bread from the harbour'
  const within: Partial<Record<Place, string>> = {
    badge: `<div class="card"><span class="badge">${phrase}</span><h3>Cardamom knot</h3><p>Butter, cardamom and a little patience, from five in the morning.</p></div>`,
    blogTitle: `<article><h2><a href="/news/hot-cross-buns">Hot cross buns: ${phrase.toLowerCase()}</a></h2><p>Fruit is soaking already in the back room.</p></article>`,
    event: `<h2>Sourdough class, 14 May: ${phrase.toLowerCase()}</h2><p>Ten seats, one long table and flour to take home afterwards.</p>`,
  }
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><nav><ul>${nav}${
    place === 'menu' ? `<li><span>Shop (${phrase})</span></li>` : ''
  }</ul></nav></header><main><h1>${heading}</h1>${within[place] ?? ''}${prose(words)}${own}</main><footer><p>© Harbour Loaf</p>${
    place === 'footer' ? `<p>Gift cards: ${phrase.toLowerCase()}</p>` : ''
  }</footer></body></html>`
}

/** The homepage with pages behind its links that work, or that show the homepage again. */
export const siteOf =
  (home: string, behind: 'works' | 'same' | 'missing'): Pages =>
  (path) => {
    if (path === '/') return home
    if (!NAMES.some((name) => path === `/${name}`) || behind === 'missing') return { status: 404 }
    return behind === 'same' ? home : page(path.slice(1))
  }

const page = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>${name} | Harbour Loaf</title></head><body><main><h1>${name}</h1><p>All about our ${name}.</p>${prose(60)}</main></body></html>`

/** Holding pages of hosting companies, registrars, builders and plugins, by who shows them (shortened, in their wording). */
export const HOLDING_PAGES: Readonly<Record<string, string>> = {
  'GoDaddy, parked':
    '<title>harbourloaf.example</title><h1>harbourloaf.example</h1><p>is parked free, courtesy of GoDaddy.com.</p><p>This domain is parked</p><a href="/lander">Get this domain</a><p>Copyright 1999-2026 GoDaddy, LLC. All rights reserved.</p>',
  'GoDaddy builder':
    '<title>Harbour Loaf</title><h1>Launching Soon</h1><p>We are busy building something new. Sign up to hear first.</p><form><input type="email" name="email"><button>Notify me</button></form>',
  'cPanel, suspended':
    '<title>Account Suspended</title><h1>Account Suspended</h1><p>This Account has been suspended.</p><p>Contact your hosting provider for more information.</p>',
  'cPanel, empty':
    '<title>Future home of something quite cool</title><h1>Future home of something quite cool.</h1><p>If you’re the site owner, log in to launch this site</p><p>If you are a visitor, check back soon.</p>',
  'Squarespace, expired':
    '<title>Website Expired</title><h1>Website Expired</h1><p>This account has expired. If you are the site owner, click below to login.</p><a href="/config">Log in</a>',
  'Squarespace, construction':
    '<title>Coming Soon</title><h2>We’re under construction.</h2><p>Please check back for an update soon.</p>',
  'Shopify, password':
    '<title>Harbour Loaf – Opening Soon</title><header><h1>Harbour Loaf</h1><a href="/password">Enter using password</a></header><main><h2>Opening soon</h2><p>Be the first to know when we launch.</p><form><input type="email" name="contact[email]"><button>Notify me</button></form></main><footer><p>This shop will be powered by Shopify</p><a href="/admin">Are you the store owner? Log in here</a></footer>',
  'WordPress, SeedProd':
    '<title>Harbour Loaf</title><h1>Get Ready... Something Really Cool Is Coming Soon</h1><p>We are working hard on it.</p>',
  'WordPress, Maintenance plugin':
    '<title>Site is undergoing maintenance</title><h1>Maintenance mode is on</h1><p>Site will be available soon. Thank you for your patience!</p><a href="/wp-login.php">Lost Password</a>',
  'WooCommerce, coming soon':
    '<title>Harbour Loaf</title><h1>Great things are on the horizon</h1><p>Something big is brewing! Our store is in the works and will be launching soon!</p>',
  Sedo: '<title>harbourloaf.example</title><h1>Buy this domain</h1><p>The owner of this domain has not yet uploaded their website.</p><p>Related searches: bread, bakery, cakes</p><p>Call a broker: +1 303 893 0552</p>',
  'For sale':
    '<title>This domain is for sale</title><h1>harbourloaf.example</h1><p>Get a price in less than 24 hours. (855) 201-2286</p>',
  'Ubuntu, Apache':
    '<title>Apache2 Ubuntu Default Page: It works</title><p>It works! Replace this file before continuing to operate your server.</p>',
  'only text': '<title>Harbour Loaf</title><p>Harbour Loaf</p><p>Our new website is coming soon.</p>',
  German: '<title>Harbour Loaf</title><h1>Hier entsteht eine neue Webseite</h1>',
  French: '<title>Harbour Loaf</title><h1>Site en construction</h1><p>Bientôt en ligne</p>',
}
