import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { sheet } from '#core/format/csv.ts'
import { businessOf } from '../business.ts'
import { failedRules } from '../failed-rules.ts'
import type { FixMaker } from '../fix.ts'
import { mainHeading, metaOf, readPages } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { asPlainLine, firstSentences, fitted } from '../words.ts'

/** What results pages show of a title and of a description: the check's own bounds. */
const TITLE_MOST = 60
const DESCRIPTION_MOST = 155
const DESCRIPTION_LEAST = 70
const PREVIEWED = 3
const SEPARATOR = /\s[-–—]+\s|\s*[|·•»]\s*/u
const HEADER = ['Page', 'Title now', 'New title', 'Description now', 'New description']

interface Rewrite {
  page: PageFacts
  /** `null`: the one that is there can stay. */
  title: string | null
  description: string | null
}

/** New titles and descriptions for the pages whose own are missing, too short, too long or the same as others'. */
export const titleFixes: FixMaker = (input) => {
  const failed = failedRules(input.result.facts)
  const name = businessOf(input).name
  const rewrites = rewritesOf(readPages(input.evidence), failed, name)
  const [first] = rewrites
  if (!first) return []
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
          note: 'Made from the headings and first sentences of your own pages. Put them into your own words where they sound odd.',
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
  name: string | null,
): Rewrite[] {
  const named = (kind: string): Set<string> =>
    new Set([...failed].filter(([id]) => id.startsWith(kind)).flatMap(([, at]) => at.map(keyOf)))
  const titles = named('title-')
  const descriptions = named('description-')
  const used = new Set<string>()
  return pages.flatMap((page) => {
    const key = pageKey(page.url)
    const title = titles.has(key) ? fresh(titleFor(page, name), used) : null
    const description = descriptions.has(key) ? fresh(descriptionFor(page), used) : null
    return title !== null || description !== null ? [{ page, title, description }] : []
  })
}

const keyOf = (address: string): string => (URL.canParse(address) ? pageKey(address) : address)

/** Two pages with one heading do not get one title: the second one is left to the owner. */
function fresh(text: string, used: Set<string>): string {
  if (text.startsWith('[')) return text
  if (used.has(text)) return '[your own words for this page]'
  used.add(text)
  return text
}

/** The heading, or what the title begins with, and the business' name where it fits. */
function titleFor(page: PageFacts, name: string | null): string {
  const [before = ''] = asPlainLine(page.title.text ?? '').split(SEPARATOR)
  const base = mainHeading(page) || before
  if (base === '')
    return name === null ? '[your title for this page]' : fitted(`[your title] | ${name}`, TITLE_MOST)
  const whole = name === null || base.toLowerCase().includes(name.toLowerCase()) ? base : `${base} | ${name}`
  return Array.from(whole).length <= TITLE_MOST ? whole : fitted(base, TITLE_MOST).replace(/…$/u, '')
}

/** The description shortened, else the first sentences of the page itself. */
function descriptionFor(page: PageFacts): string {
  const present = metaOf(page, 'description')
  if (Array.from(present).length > DESCRIPTION_MOST) return firstSentences(present, DESCRIPTION_MOST)
  const made = firstSentences(page.text.main, DESCRIPTION_MOST)
  return Array.from(made).length >= DESCRIPTION_LEAST ? made : '[your description in one or two sentences]'
}

const rowOf = ({ page, title, description }: Rewrite): string[] => [
  page.url,
  asPlainLine(page.title.text ?? ''),
  title ?? 'Keep it',
  metaOf(page, 'description'),
  description ?? 'Keep it',
]

const previewOf = ({ page, title, description }: Rewrite) => ({
  address: page.url,
  title: title ?? asPlainLine(page.title.text ?? ''),
  description: description ?? metaOf(page, 'description'),
})
