import { withoutFragment } from '../../address/urls.ts'
import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
import { oncePerObject, oncePerText } from '../../once-per.ts'
import { holdsPhrase, lastSegment, phraseList, plainWords } from '../phrases.ts'

/** What every website has, whatever the business offers: names in menus and addresses that are no offers. */
const NOT_OFFERED = phraseList(
  `about accessibility account albums announcements approach archive archives area articles articulos awards background band bio blog board books brands business
calendar careers cart category clients clubhouse coaches commitment committee community company contact contacts contacto conditions cookies culture
customers dates directions discography documents donate donations download downloads draw employment events family faq faqs fixtures forms founder
founders galleries gallery goals guarantee history home hours impact info information jobs journal journey kaupapa kontakt ladder links location locations
login media members memories minutes mission more music network newsletter newsletters news officers owner owners pages partners past people philosophy
photo photos pictures player players policies policy portfolio posts press privacy process project projects promise publications purpose recipes
reports resources results review reviews rules schedule scores shipping delivery returns studies grants search season sections shows sponsors staff stories story suppliers support team teams terms
testimonials tickets tour upcoming updates values video videos vision volunteer volunteers watch website welcome why work`
    .trim()
    .split(/\s+/u),
)
const ACTION =
  /^\W{0,5}(?:(?:please |to )?(?:book|reserve|enquire|inquire|hire|request|order|apply|enrol|enroll|join|sign up|get (?:a|an|your|in|started)|ask for|make (?:a|an)|schedule|call|ring|phone|contact)\b|(?:free |online )?(?:quotes?|bookings?|enquir(?:y|ies)|appointments?)\b)/iu
const A_LIST_OF_PRICES = 3
const PAGE_WORDS = 30
const HUB_LINKS = 3
const LONGEST_NAME = 5

/**
 * The page that shows what a business without a shop offers, recognised by the website's structure and not by its name, `null` when there
 * is none: a price list in the menu; a menu item, or a page of cards, with subpages that ask to book, to call or for a quote; or menu
 * items with the same last word ("Family law", "Property law"); or several that ask to enquire where other pages do not.
 */
export function findOfferPage(pages: readonly PageFacts[]): string | null {
  const site = siteOf(pages)
  return (
    site.first(({ text }, page) => !site.isOther(text) && page.commerce.prices >= A_LIST_OF_PRICES) ??
    groupPage(site) ??
    alikePage(site) ??
    hubPage(site) ??
    askingPage(site)
  )
}

/** The first page below a menu item that `names` accepts, where the item has no page of its own or that was not read. */
export function firstBelow(pages: readonly PageFacts[], names: (text: string) => boolean): string | null {
  const site = siteOf(pages)
  return site.first(({ under }) => under !== undefined && names(under))
}

/** The first page of the menu in a folder of several (`/tours/sunset`, `/tours/fishing`) whose name `names` accepts. */
export function firstInFolder(pages: readonly PageFacts[], names: (text: string) => boolean): string | null {
  const { menu, pageOf } = siteOf(pages)
  const read = [...new Set(menu.map(pageOf).filter((page) => page !== undefined))]
  for (const [folder, inside] of Map.groupBy(read, ({ url }) => folderOf(url)))
    if (folder !== '' && inside.length >= HUB_LINKS && names(folder)) return inside[0]?.url ?? null
  return null
}

/** The name of the folder that an address is in, as plain words; empty for none. */
const folderOf = (address: string): string => lastSegment(new URL('.', address.replace(/\/$/u, '')).href)

interface Site {
  menu: readonly LinkFacts[]
  pageOf: (link: LinkFacts) => PageFacts | undefined
  isOther: (text: string) => boolean
  /** Address of the first page of the menu that fits. */
  first: (fits: (link: LinkFacts, page: PageFacts) => boolean) => string | null
}

function siteOf(pages: readonly PageFacts[]): Site {
  const read = new Map(
    pages
      .filter(saysSomething)
      .flatMap((page) => [page.url, page.requested].map((url) => [bare(url), page] as const)),
  )
  const isOther = oncePerText((text) => holdsPhrase(text, NOT_OFFERED))
  const menu = menuOf(pages)
  const pageOf = ({ url, text, under = '' }: LinkFacts): PageFacts | undefined =>
    url === null || text === '' || isOther(under) ? undefined : read.get(bare(url))
  const first: Site['first'] = (fits) => {
    for (const link of menu) {
      const page = pageOf(link)
      if (page && fits(link, page)) return page.url
    }
    return null
  }
  return { menu, pageOf, isOther, first }
}

const menuLinks = ({ links }: PageFacts): LinkFacts[] =>
  links.filter(({ region, url }) => url !== null && (region === 'nav' || region === 'header'))

const shownLinks = ({ links }: PageFacts): LinkFacts[] =>
  links.filter(({ region, url, hidden }) => url !== null && !hidden && region === 'main')

/**
 * Links of the menu, each address once, from the first page that has a menu. Where a script draws the menu as buttons no page has one: then the
 * homepage's own links lead to what there is.
 */
function menuOf(pages: readonly PageFacts[]): LinkFacts[] {
  const links = pages.map(menuLinks).find(({ length }) => length > 1) ?? pages.slice(0, 1).flatMap(shownLinks)
  return [...new Map(links.toReversed().map((link) => [link.url, link])).values()].toReversed()
}

const bare = (address: string): string => withoutFragment(address).replace(/\/$/u, '')

/** Whether a page that is no homepage has words enough to describe something. */
export const saysSomething = ({ depth, text, status, url }: PageFacts): boolean =>
  depth > 0 &&
  status < 300 &&
  text.words >= PAGE_WORDS &&
  !/^\/(?:index\.\w{3,4})?$/u.test(URL.parse(url)?.pathname ?? '/')

/** Whether the page itself asks to book, to call or for a quote, or names a price; what every header repeats does not count. */
export const offers = oncePerObject(
  ({ commerce, links, buttons, forms }: PageFacts): boolean =>
    commerce.prices > 0 ||
    [...links, ...buttons].some(({ region, text }) => region === 'main' && ACTION.test(text)) ||
    forms.some(
      ({ region, hidden, buttons: texts }) =>
        !hidden && region === 'main' && texts.some((text) => ACTION.test(text)),
    ),
)

/** Several pages below one menu item, of which at least half offer something. */
function groupPage({ menu, pageOf, isOther }: Site): string | null {
  const groups = Map.groupBy(
    menu.filter(({ under, text }) => under !== undefined && !isOther(text)),
    ({ under }) => under,
  )
  for (const links of groups.values()) {
    const pages = links.map(pageOf).filter((page) => page !== undefined)
    const offering = pages.filter(offers)
    if (pages.length >= 2 && offering.length * 2 >= pages.length) return offering[0]?.url ?? null
  }
  return null
}

/** Menu items of several words with the same last one. */
function alikePage({ menu, first, isOther }: Site): string | null {
  const ends = Map.groupBy(
    menu
      .map(({ text }) => plainWords(text))
      .filter((text) => text.includes(' ') && text.split(' ').length <= LONGEST_NAME),
    lastWord,
  )
  return first(
    ({ text }, page) =>
      !isOther(text) && new Set(ends.get(lastWord(plainWords(text)))).size >= 2 && offers(page),
  )
}

const lastWord = (plain: string): string => plain.slice(plain.lastIndexOf(' ') + 1)

/** A page of the menu that leads to several pages below its own address, which offer something. */
function hubPage({ first, isOther }: Site): string | null {
  return first(
    ({ text }, page) =>
      !isOther(text) && !isOther(lastSegment(page.url)) && offers(page) && linksBelow(page) >= HUB_LINKS,
  )
}

function linksBelow({ url, links }: PageFacts): number {
  const folder = `${bare(url).replace(/\.\w{3,5}$/u, '')}/`
  return new Set(
    links.filter((link) => link.region === 'main' && link.url?.startsWith(folder)).map((link) => link.url),
  ).size
}

/** What a page asks for that offers something for money; people join a club and apply for a job. */
const ENQUIRES =
  /^\W{0,5}(?:(?:free |online )?(?:quotes?|enquir(?:e|y|ies))|inquire|book|hire|reserve|get (?:a|an|your)|request (?:a|an|your))\b/iu
const ASKING_PAGES = 3

/** The first of several pages of the menu that each ask to enquire, where pages that every website has do not ask the same. */
function askingPage({ menu, pageOf, isOther }: Site): string | null {
  const named = menu.flatMap((link) => {
    const page = pageOf(link)
    return page ? [{ page, isUsual: isOther(link.text) || isOther(lastSegment(page.url)) }] : []
  })
  const asking = [...new Set(named.filter(({ isUsual }) => !isUsual).map(({ page }) => page))].filter(
    enquires,
  )
  const usual = named.filter(({ isUsual }) => isUsual)
  const isPlain = usual.length > 0 && !usual.some(({ page }) => enquires(page))
  return isPlain && asking.length >= ASKING_PAGES ? (asking[0]?.url ?? null) : null
}

const enquires = ({ links, buttons }: PageFacts): boolean =>
  [...links, ...buttons].some(({ region, text }) => region === 'main' && ENQUIRES.test(text))
