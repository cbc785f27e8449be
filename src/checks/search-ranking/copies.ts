import { PAGE_ENDING } from '#core/address/page-ending.ts'
import { bareHost } from '#core/address/urls.ts'
import { ALIKE, shareOf } from '#core/site/alike.ts'
import { samePairs } from './likeness.ts'
import type { SeoPage } from './page.ts'

/** A page, and the page whose document it repeats at another address. */
export interface Copy {
  page: SeoPage
  of: SeoPage
}

/** Names of a folder's own page by servers and builders: `/index.html`, `/home`. */
const OWN_PAGE_OF_FOLDER = /\/(?:index|default|home|main|start)(?:\.\w{2,5})?\/*$/iu

/**
 * Pages that are one document under two spellings of one address: with and without an index file, a file's ending, a closing slash or
 * capitals. Tracking parameters are no part of a key. The first page counts as the document; the homepage comes first.
 */
export function aliasesAmong(pages: readonly SeoPage[]): Copy[] {
  const firsts = new Map<string, SeoPage>()
  return pages.flatMap((page) => {
    const place = placeOf(page)
    const first = firsts.get(place)
    if (!first) firsts.set(place, page)
    return first && first.key !== page.key && areOneDocument(first, page) ? [{ page, of: first }] : []
  })
}

/** Pages whose text another page has as well, at any address; the later of each two. */
export const repeatsAmong = (pages: readonly SeoPage[]): Copy[] =>
  samePairs(pages)
    .filter(([a, b]) => a.language === b.language && a.key !== b.key)
    .map(([of, page]) => ({ page, of }))

/** Too few words of its own to compare with another page (a list that a script fills). */
const FEW_WORDS = 50

/** Whether the page is a list, or another page with hardly any words of its own. */
export const hasFewWords = ({ facts }: SeoPage): boolean => facts.text.mainWords < FEW_WORDS

/** A choice of how a list is shown, as `name=value`: its order, a filter, how many things at once. */
const SHOWS_A_LIST =
  /^(?:(?:\w+_)?(?:sort|order|limit)|sort[-_]?(?:by|order|dir)?|order[-_]?by|by|filters?\b[^=]*|filter_\w+|direction|per[-_]?page|page[-_]?size|featured|in[-_]?stock|(?:min|max)[-_]?price)=|^(?:view|layout|display|(?:\w+_)?(?:dir|mode))=(?:grid|list|table|tiles|asc|desc|\d+)$/iu
/** What says which page it is, as `name=value`: the number of a thing, a part of a program, or a page's name, which is no number of a list's part. */
const NAMES_A_PAGE =
  /^(?:[a-z]?id|\w+_id|(?:page|item|product|post|article|content|node|cat|category|section|news)id|option|route)=|^(?:page|p|pg|site|section|content|go)=\D/iu

/**
 * Pages that show another one sorted or filtered: one path, another query, and the same title, summary, main headings and text. The address without a
 * query counts as the page: only there its texts can be changed.
 */
export function variantsAmong(pages: readonly SeoPage[]): Copy[] {
  const byQuery = pages.toSorted((a, b) => a.url.search.length - b.url.search.length)
  const firsts = Map.groupBy(byQuery, ({ url }) => url.host + url.pathname)
  return [...firsts.values()].flatMap((group) =>
    group.flatMap((page, at) => {
      const of = group.slice(0, at).find((one) => showsTheSame(one, page))
      return of ? [{ page, of }] : []
    }),
  )
}

const showsTheSame = (a: SeoPage, b: SeoPage): boolean =>
  a.key !== b.key &&
  a.title === b.title &&
  a.description === b.description &&
  a.h1s.join('\n') === b.h1s.join('\n') &&
  (areAlike(a, b) === true || (isNamed(a) && hasFewWords(a) && hasFewWords(b) && mayBeOneList(a.url, b.url)))

const isNamed = ({ title, h1s }: SeoPage): boolean => title !== '' && h1s.length > 0

/**
 * Whether the queries leave it open that both addresses show one list, where too few words tell: they differ by how it is shown, or the first has none
 * and the other's names no page. `/page.php?id=1` and `?id=2` are two pages, whose titles may well be the same by mistake.
 */
function mayBeOneList(first: URL, other: URL): boolean {
  const [inFirst, inOther] = [pairsOf(first), pairsOf(other)]
  const differing = [
    ...inFirst.filter((pair) => !inOther.includes(pair)),
    ...inOther.filter((pair) => !inFirst.includes(pair)),
  ]
  if (differing.every((pair) => SHOWS_A_LIST.test(pair))) return true
  return inFirst.length === 0 && !differing.some((pair) => NAMES_A_PAGE.test(pair))
}

const pairsOf = ({ searchParams }: URL): string[] =>
  [...searchParams].map(([name, value]) => `${name}=${value}`)

/** All pages except these copies. */
export function without(pages: readonly SeoPage[], copies: readonly Copy[]): SeoPage[] {
  const left = new Set(copies.map(({ page }) => page))
  return pages.filter((page) => !left.has(page))
}

/** Whether the two addresses differ by capitals alone. */
export const differsByCase = ({ page, of }: Copy): boolean =>
  page.url.pathname !== of.url.pathname &&
  page.url.pathname.toLowerCase() === of.url.pathname.toLowerCase() &&
  page.url.search === of.url.search

function placeOf({ key }: SeoPage): string {
  const { host, pathname, search } = new URL(key)
  const path = pathname
    .toLowerCase()
    .replace(OWN_PAGE_OF_FOLDER, '/')
    .replace(/\/+$/u, '')
    .replace(PAGE_ENDING, '')
  return bareHost(host) + path + search
}

const areOneDocument = (a: SeoPage, b: SeoPage): boolean =>
  areAlike(a, b) ?? (a.title === b.title && a.facts.text.words === b.facts.text.words)

/** As they were sent: mostly only one of them is rendered. `null`: they have too few words to compare. */
function areAlike(a: SeoPage, b: SeoPage): boolean | null {
  if (a.sent.sketch.length > 0 && b.sent.sketch.length > 0)
    return shareOf(a.sent.sketch, b.sent.sketch) >= ALIKE
  if (a.facts.sketch.length > 0 && b.facts.sketch.length > 0)
    return shareOf(a.facts.sketch, b.facts.sketch) >= ALIKE
  return null
}
