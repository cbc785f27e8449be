import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { sheet } from '#core/format/csv.ts'
import { type Business, businessOf } from '../business.ts'
import { failedRules } from '../failed-rules.ts'
import type { FixMaker } from '../fix.ts'
import { metaOf, readPages } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { lengthOf, sentencesIn, sentencesOf, summed } from '../sentences.ts'
import { asPlainLine } from '../words.ts'
import { blankTitle, titlesFor } from './new-title.ts'

/** What results pages show of a description, and what leaves their room unused: the check's own bounds. */
const DESCRIPTION_MOST = 155
const DESCRIPTION_LEAST = 70
const PREVIEWED = 3
/** A sentence on as many pages says nothing of any. */
const ON_MANY_PAGES = 3
const HEADER = ['Page', 'Title now', 'New title', 'Description now', 'New description']
const KEEP = 'Keep it'
/** A page with two of them has one too many, and nothing to rewrite. */
const REWRITTEN = /^(title|description)-(?!multiple$)/u

interface Rewrite {
  page: PageFacts
  /** `null`: the one that is there can stay. */
  title: string | null
  description: string | null
}

/** New titles and descriptions for the pages whose own are missing, too short, too long or the same as others'. */
export const titleFixes: FixMaker = (input) => {
  const rewrites = rewritesOf(
    withoutCopies(readPages(input.evidence)),
    failedRules(input.result.facts),
    businessOf(input),
  )
  if (rewrites.length === 0) return []
  return [
    {
      id: 'titles',
      title: `New titles and descriptions for ${rewrites.length === 1 ? 'a page' : `${rewrites.length} pages`}`,
      why: 'They are the lines that people read in search results before they choose.',
      pieces: [
        {
          title: 'Old and new, page by page',
          kind: 'csv',
          name: 'titles.csv',
          content: sheet([HEADER, ...rewrites.map(rowOf)]),
          note: 'Made from the headings and sentences of your own pages. Put them into your own words where they sound odd.',
          preview: { kind: 'search', rows: rewrites.slice(0, PREVIEWED).map(previewOf) },
        },
      ],
      where: whereTo(placeOf(input.evidence), 'seo'),
      builderDoesIt: false,
    },
  ]
}

function rewritesOf(
  pages: readonly PageFacts[],
  failed: ReadonlyMap<string, readonly string[]>,
  business: Business,
): Rewrite[] {
  const named = failuresByPage(failed)
  const rulesOf = ({ url }: PageFacts): ReadonlySet<string> => named.get(pageKey(url)) ?? new Set()
  const keeps = (what: string) =>
    pages.filter((page) => ![...rulesOf(page)].some((id) => id.startsWith(what)))
  const own = ownSentences(pages)
  // What stays on another page is taken, too.
  const titles = new Set(keeps('title-').map(titleNow))
  const descriptions = new Set(keeps('description-').map(descriptionNow))
  return pages.flatMap((page) => {
    const rules = rulesOf(page)
    const has = (what: string) => [...rules].some((id) => id.startsWith(what))
    const title = has('title-')
      ? fresh(titlesFor(page, business, rules.has('title-long')), titles, blankTitle(page, business))
      : null
    const description = has('description-')
      ? fresh(descriptionsFor(page, own), descriptions, '[your description in one or two sentences]')
      : null
    return title !== null || description !== null ? [{ page, title, description }] : []
  })
}

/** A page that is there under several addresses (`/index.html`, `?sort=new`) is rewritten once, at the first. */
function withoutCopies(pages: readonly PageFacts[]): PageFacts[] {
  const first = new Map<string, PageFacts>()
  for (const page of pages) {
    const { host, pathname } = new URL(page.url)
    const place = host + pathname.replace(/(?:\/index\.\w{3,5}|\/)$/u, '')
    if (!first.has(place)) first.set(place, page)
  }
  return [...first.values()]
}

/** The failed rules that ask for new words, by the page they failed on. */
function failuresByPage(failed: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [id, addresses] of failed) {
    if (!REWRITTEN.test(id)) continue
    for (const address of addresses) {
      const key = URL.canParse(address) ? pageKey(address) : address
      found.set(key, (found.get(key) ?? new Set()).add(id))
    }
  }
  return found
}

/** The first that no other page has; it is the page's from now on. */
function fresh(candidates: readonly string[], used: Set<string>, blank: string): string {
  const chosen = candidates.find((text) => !used.has(text))
  if (chosen === undefined) return blank
  used.add(chosen)
  return chosen
}

/**
 * The description shortened, else sentences of the page itself. One of the first two that is whole comes before one that has to
 * be cut, and this before what is said further down.
 */
function descriptionsFor(page: PageFacts, own: (sentence: string) => boolean): string[] {
  const present = descriptionNow(page)
  const sentences = sentencesOf(page.text.main).filter(own)
  const made = sentences.map((_, at) => summed(sentences.slice(at), DESCRIPTION_MOST))
  const begun = made.slice(0, 2)
  const shortened =
    lengthOf(present) > DESCRIPTION_MOST ? [summed(sentencesIn(present), DESCRIPTION_MOST)] : []
  const ranked = [...begun.filter((text) => !isCut(text)), ...begun.filter(isCut), ...made.slice(2)]
  return [...shortened, ...ranked.filter((text) => !text.endsWith('?'))].filter(
    (text) => lengthOf(text) >= DESCRIPTION_LEAST,
  )
}

const isCut = (text: string): boolean => text.endsWith('…')

/** Tells sentences of a page's own from those that are on many pages, such as what is said under every product. */
function ownSentences(pages: readonly PageFacts[]): (sentence: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of pages)
    for (const sentence of new Set(sentencesOf(text.main)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return (sentence) => (counts.get(sentence) ?? 0) < ON_MANY_PAGES
}

const titleNow = ({ title }: PageFacts): string => asPlainLine(title.text ?? '')
const descriptionNow = (page: PageFacts): string => metaOf(page, 'description')

const rowOf = ({ page, title, description }: Rewrite): string[] => [
  page.url,
  titleNow(page),
  title ?? KEEP,
  descriptionNow(page),
  description ?? KEEP,
]

const previewOf = ({ page, title, description }: Rewrite) => ({
  address: page.url,
  title: title ?? titleNow(page),
  description: description ?? descriptionNow(page),
})
