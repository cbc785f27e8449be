import type { WebAnswer } from '#support/web-server.ts'

/** A new website of a platform with the platform's default contents. */
export interface StockInstall {
  platform: string
  pages: Readonly<Record<string, WebAnswer>>
}

export const ORIGIN = 'http://joes.test'

const TOPICS = [
  'We throw every mug on a kick wheel in our shed behind the bakery, and fire it twice in the old brick kiln.',
  'Glazes come from wood ash, local clay and a little iron, so no two bowls that leave the shed look quite the same.',
  'Classes run on Saturday mornings for up to eight people, with tea, aprons and as much clay as you like.',
  'Broken pieces are mended with lacquer; bring yours in and we will tell you honestly whether it is worth the work.',
  'Plates stack neatly, go in the dishwasher, and are tested for lead at the laboratory in town every spring.',
  'Restaurants order sets of forty or more; talk to Mere about sizes, colours and how long the drying takes in winter.',
  'The kiln needs a day to heat, a night to soak and two days to cool, which is why we open it only on Fridays.',
  'Our seconds shelf holds pots with a wobble or a speck, at half the price and with all of the charm.',
]

/** Words of a page: the same for the same number, and about something else for another. */
export const wordsAbout = (topic: number): string =>
  Array.from({ length: 7 }, (_, at) => {
    const text = TOPICS[(topic * 3 + at) % TOPICS.length] ?? ''
    return `<p>${text.replace('the', `the ${NUMBERS[(topic * 5 + at) % NUMBERS.length] ?? ''}`)} ${EXTRA[(topic + at * 2) % EXTRA.length] ?? ''}</p>`
  }).join('')

const NUMBERS = ['first', 'second', 'third', 'old', 'new', 'small', 'large', 'best', 'next', 'last', 'only']
const EXTRA = [
  'Ask us for a sample.',
  'That takes patience and dry weather.',
  'You are welcome to watch.',
  'Nobody has sent one back yet.',
  'It began as a hobby in the nineties.',
]

export interface StockPage {
  title: string
  path: string
  head?: string
  /** Header and menu. */
  before: string
  body: string
  after: string
  canonical?: boolean
}

/** A whole page with a title, a description and one heading. */
export function stockPage({
  title,
  path,
  head = '',
  before,
  body,
  after,
  canonical = true,
}: StockPage): string {
  const own = `${ORIGIN}${path}`
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Kauri Street Pottery, Dunedin</title><meta name="description" content="${title} at Kauri Street Pottery: hand-thrown mugs, bowls and plates from a small shed in Dunedin, made to last.">
  ${canonical ? `<link rel="canonical" href="${own}">` : ''}${head}</head><body>${before}<main id="content"><h1>${title} from the pottery</h1>${body}</main>${after}</body></html>`
}

export const asText = (body: string): WebAnswer => ({ headers: { 'content-type': 'text/plain' }, body })
export const asXml = (body: string): WebAnswer => ({ headers: { 'content-type': 'application/xml' }, body })

export const sitemapOf = (paths: readonly string[]): WebAnswer =>
  asXml(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`,
  )

export const sitemapIndexOf = (paths: readonly string[]): WebAnswer =>
  asXml(
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<sitemap><loc>${ORIGIN}${path.replaceAll('&', '&amp;')}</loc></sitemap>`).join('')}</sitemapindex>`,
  )

export const NOT_FOUND: WebAnswer = {
  status: 404,
  body: `<!doctype html><html lang="en"><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, that page isn't here. <a href="/">Back to our homepage</a></p></body></html>`,
}
