import type { PageFacts, TechnologyFacts } from './evidence/page.ts'

/**
 * Whether this is a builder that the website is at: its menus and settings apply. One whose own servers give nothing only left its names in pages that
 * were exported to another host. Evidence of earlier versions does not say so, and counts as served.
 */
export const isServingBuilder = (one: Pick<TechnologyFacts, 'kind' | 'serves'>): boolean =>
  one.kind === 'builder' && isServing(one)

/**
 * Builders whose customers get no pages to put up elsewhere. Webflow, Carrd and Tilda export them: their names alone say nothing of where a page is.
 */
const KEEPS_ITS_PAGES: ReadonlySet<string> = new Set([
  'Shopify',
  'Wix',
  'Squarespace',
  'Weebly',
  'Square Online',
  'BigCommerce',
  'GoDaddy Website Builder',
  'Duda',
  'Rocketspark',
  'Zeald',
  'Jimdo',
  'Google Sites',
  'Blogger',
  'Strikingly',
  'Webnode',
  'Site123',
  'Storbie',
  'Big Cartel',
  'Neto',
  'Volusion',
  'Shift4Shop',
])

/** What stands in front of any server, a builder's too. */
const PROXIES: ReadonlySet<string> = new Set(['Cloudflare', 'Amazon CloudFront', 'Fastly', 'Sucuri'])
const PROXY_SERVER = /^(?:cloudflare|cloudfront|sucuri|varnish)/iu

type BuilderSigns = Pick<PageFacts, 'technologies' | 'headers' | 'savedCopy'>

/**
 * The builder that the website is at: one whose servers answer, else one that keeps its pages and that the page itself names, where nothing names another
 * server, hosting company or content system. An answer without the builder's headers, as a proxy gives it, is still a page of that builder's; a copy that a program saved is not.
 */
export function builderAt(page: BuilderSigns): TechnologyFacts | undefined {
  const serving = page.technologies.find(isServingBuilder)
  if (serving !== undefined || isElsewhere(page)) return serving
  return page.technologies.find(({ kind, name }) => kind === 'builder' && KEEPS_ITS_PAGES.has(name))
}

function isElsewhere({ technologies, headers, savedCopy }: BuilderSigns): boolean {
  const server = headers['server']?.trim() ?? ''
  return (
    savedCopy === true ||
    (server !== '' && !PROXY_SERVER.test(server)) ||
    technologies.some(({ kind, name }) => kind === 'host' && !PROXIES.has(name)) ||
    technologies.some((one) => one.kind === 'cms' && isServing(one))
  )
}

/** Whether nothing shows that this system only left its names in pages that were exported or saved. */
export const isServing = ({ serves }: Pick<TechnologyFacts, 'serves'>): boolean => serves !== false

/** The shop system whose settings this website has; `null`: none, or only those that left their names. A builder's own shop serves where that builder does. */
export function servingShop(technologies: readonly TechnologyFacts[]): string | null {
  const builders = technologies.filter(({ kind }) => kind === 'builder')
  const shops = technologies.filter((one) => one.kind === 'shop' && isServing(one))
  return shops.find(({ name }) => isServedBy(builders, name))?.name ?? null
}

/**
 * The shop systems and builders whose settings this website has, shops first: none that only left its names, and no shop of which a part that is made for
 * other websites is here.
 */
export function servingMakers(technologies: readonly TechnologyFacts[]): TechnologyFacts[] {
  const builders = technologies.filter(({ kind }) => kind === 'builder')
  const shops = technologies.filter((one) => one.kind === 'shop' && isServing(one))
  const buttons = shops.filter(({ name }) => FOR_OTHER_PAGES.has(name))
  const isOfButton = ({ name }: TechnologyFacts) => buttons.some((button) => isSameMaker(button.name, name))
  return [
    ...shops.filter((one) => isServedBy(builders, one.name) && !isOfButton(one)),
    ...builders.filter(isServing),
  ]
}

/** Parts of a builder's shop that are made to stand in the pages of any other website. */
const FOR_OTHER_PAGES: ReadonlySet<string> = new Set(['Shopify Buy Button'])

function isServedBy(builders: readonly TechnologyFacts[], shop: string): boolean {
  const own = FOR_OTHER_PAGES.has(shop) ? [] : builders.filter(({ name }) => isSameMaker(name, shop))
  return own.length === 0 || own.some(isServing)
}

/** "Webflow" and "Webflow Ecommerce". */
const isSameMaker = (one: string, other: string): boolean => one.split(' ', 1)[0] === other.split(' ', 1)[0]
