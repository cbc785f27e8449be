import type { PageFacts } from '#core/evidence/page.ts'
import { parsePage } from '#gather/parse/parse-page.ts'
import { aPageOf } from '#support/scan.ts'
import type { Pages } from '#support/web-server.ts'
import { CART_MENUS, menuOf, NO_CARTS } from '../sites/carts.ts'
import { FORM_MARKUP, FORM_PLACES } from '../sites/form-markup.ts'
import { BODIES, LABELS, siteWith } from '../sites/legal-links.ts'
import { paidBy, WAYS_TO_BE_PAID } from '../sites/payments.ts'
import { BOOKING_KITS, priceListOf } from '../sites/price-lists.ts'
import { BUSINESSES, FOOTER_DEMOS, ownIcons } from '../sites/profile-footers.ts'
import { SHOP_SIGNS, SHOP_THEMES, shopOf } from '../sites/shops.ts'
import { STOCK_INSTALLS } from '../sites/stock-installs.ts'
import { TAG_PLACES } from '../sites/tag-places.ts'
import { MENU_KINDS, tradeSite } from '../sites/trade-menus.ts'
import { TRADES } from '../sites/trades.ts'

const ORIGIN = 'http://joes.test'
const MOST_PAGES = 8
const TAGS = { ga4: 'G-ABCDEF1234', gtm: 'GTM-ABC123', ads: 'AW-123456789', pixel: '123456789012345' }

/** Every other item of a list, beginning with one of them. */
const alternate = <T>(all: readonly T[], first: number): T[] => all.filter((_, at) => at % 2 === first)

/** Websites of one kind each, by name. */
export const GENERATED: readonly (readonly [name: string, pages: Pages])[] = [
  ...CART_MENUS.map(({ name, header }) => [`cart: ${name}`, menuOf(header)] as const),
  ...NO_CARTS.map((header, at) => [`no cart: ${at}`, menuOf(header)] as const),
  ...WAYS_TO_BE_PAID.map((way) => [`paid by ${way.name}`, paidBy(way)] as const),
  ...BOOKING_KITS.map((kit, at) => [`booking ${at}`, priceListOf(kit)] as const),
  ...SHOP_THEMES.flatMap((theme, at) => [
    [`shop ${at}, all signs`, shopOf(theme, new Set(SHOP_SIGNS))] as const,
    [`shop ${at}, some signs`, shopOf(theme, new Set(alternate(SHOP_SIGNS, at % 2)))] as const,
  ]),
  ...STOCK_INSTALLS.map(({ platform, pages }) => [platform, pages] as const),
  ...TRADES.map(
    (trade, at) =>
      [
        `trade ${at}`,
        tradeSite(trade, MENU_KINDS[at % MENU_KINDS.length] ?? { name: '', menu: () => '' }),
      ] as const,
  ),
  ...FOOTER_DEMOS.map(
    ({ from, head, main, footer }, at) =>
      [
        `footer: ${from}`,
        {
          '/': aPageOf(
            `<main>${main ?? ''}</main><footer>${footer.replace('{own}', at % 2 === 0 ? ownIcons(BUSINESSES[at % BUSINESSES.length] ?? { name: '', own: { facebook: '', instagram: '', twitter: '' } }) : '')}</footer>`,
            `<title>${BUSINESSES[at % BUSINESSES.length]?.name}</title>${head ?? ''}`,
          ),
        },
      ] as const,
  ),
  ...TAG_PLACES.map(({ place, body }) => [`tags in ${place}`, { '/': aPageOf(body(TAGS)) }] as const),
  ...FORM_MARKUP.map(({ builder, html }, at) => {
    const places = Object.entries(FORM_PLACES)
    const [place, put] = places[at % places.length] ?? ['', (form: string) => form]
    return [`form: ${builder}, ${place}`, { '/': aPageOf(put(html)) }] as const
  }),
  ...BODIES.flatMap((body) =>
    (['privacy', 'cookies', 'terms'] as const).map((kind) => {
      const label = LABELS[kind][0] ?? { lang: 'en', label: 'Privacy', path: '/privacy' }
      return [`${kind}: ${body}`, siteWith(body, kind, label).pages] as const
    }),
  ),
]

function pageAt(pages: Pages, path: string): PageFacts | null {
  const answer = typeof pages === 'function' ? pages(path) : (pages[path] ?? { status: 404 })
  if (typeof answer === 'function') return null
  const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer
  const type = String(headers['content-type'] ?? 'text/html; charset=utf-8')
  if (status !== 200 || !type.startsWith('text/html')) return null
  const url = new URL(path, ORIGIN).href
  const page = parsePage({
    body: String(body),
    url,
    requested: url,
    status,
    headers: { 'content-type': type },
    setCookies: [],
    redirects: [],
    depth: path === '/' ? 0 : 1,
    found: path === '/' ? 'home' : 'link',
    firstByteMs: 100,
    truncated: false,
    rendered: false,
    homeHost: 'joes.test',
  })
  return { ...page, text: { ...page.text, languages: { en: 1 } } }
}

/** The first pages of a website in the order of their links, its homepage first. */
export function pagesOfGenerated(pages: Pages): PageFacts[] {
  const read: PageFacts[] = []
  const paths = new Set(['/'])
  for (const path of paths) {
    if (read.length >= MOST_PAGES) break
    const page = pageAt(pages, path)
    if (!page) continue
    read.push(page)
    for (const { url } of page.links)
      if (url?.startsWith(`${ORIGIN}/`)) paths.add(url.slice(ORIGIN.length).split('#', 1)[0] ?? '/')
  }
  return read
}
