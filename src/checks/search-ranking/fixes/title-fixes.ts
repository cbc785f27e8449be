import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { csvSheet } from '#core/format/csv.ts'
import { type Business, businessOf } from '#fixes/business.ts'
import { factsAs } from '#fixes/facts.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixEvidence, FixInput, FixMaker, Piece, Where } from '#fixes/fix.ts'
import { mainHeading, readPages } from '#fixes/pages.ts'
import { hasMenus, hostingOf } from '#fixes/hosting/hosting.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { DESCRIPTION_IN_FILE, TITLE_IN_FILE } from '#fixes/hosting/ways.data.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { descriptionNow, descriptionsFor } from '#fixes/markup/new-description.ts'
import { ownSentences } from '#fixes/markup/own-sentences.ts'
import { factsSchema, type NewTexts } from '../facts.ts'
import { isSoundDescription } from '../rules/descriptions.ts'
import { isSoundTitle } from '../rules/titles.ts'
import { hasSettings } from '../site-settings.ts'
import { isAboutTexts, isAnsweredByTexts, SHOWN_PAGES, UNRELATED } from '../text-rules.ts'
import { isMoreThanListed } from '../text-steps.ts'
import { lettersOf } from '#fixes/markup/letters-of.ts'
import { blankTitle, pageName, saysEnough, titlesFor, withoutNameBlank } from '#fixes/markup/new-title.ts'
import { commonParts, themeNames } from '#fixes/markup/titles-in-common.ts'
import { sharesWord } from '#fixes/markup/words-in-common.ts'
import { hasBlank, isFinished, type Rewrite, titleNow, withoutBlank } from './rewrite.ts'
import { copiesOf, fieldsInSheet, rewritesInOrder, isAskedHere } from './text-copies.ts'
import { nameOfOne, nameOfSome, noteOn } from './title-words.ts'

/** What several pages have describes none of them but the homepage. */
const SHARED = 'description-duplicate'
const HEADER = ['Page', 'Title now', 'New title', 'Description now', 'New description']

/** New titles and descriptions for pages where they are missing, too short, too long or the same as others'. */
export const titleFixes: FixMaker = (input) => {
  const rewrites = rewritesFor(input, input.result.facts)
  const [only] = rewrites
  if (only === undefined) return []
  const areAll = areAllListed(input.result.facts)
  const shown = rewrites.slice(0, isToWrite(only) ? SHOWN_PAGES + 1 : SHOWN_PAGES)
  const hasFinished = shown.some(({ title, description }) => isFinished(title) || isFinished(description))
  const copies = shown.flatMap((rewrite) => copiesOf(rewrite, { hasFinished, inFiles: isInFiles(input) }))
  return [
    {
      id: 'titles',
      title: rewrites.length === 1 ? nameOfOne(only) : nameOfSome(rewrites, areAll, shown),
      why: 'They are the lines that people read in search results before they choose.',
      pieces: [
        ...copies,
        {
          title:
            rewrites.length > shown.length
              ? `${areAll ? 'All' : 'The first'} ${rewrites.length} pages, old and new`
              : 'Old and new, page by page',
          kind: 'csv',
          name: 'titles.csv',
          content: csvSheet([HEADER, ...rewrites.map((rewrite) => rowOf(rewrite, copies))]),
          note: noteOn(rewrites, areAll),
          fields: fieldsInSheet(rewrites, copies),
        },
      ],
      where: whereFor(input, rewrites),
      builderDoesIt: false,
    },
  ]
}

/** Whether the facts name each page that needs a text; facts that give no numbers are believed. */
const areAllListed = (facts: unknown): boolean =>
  !(factsAs(factsSchema.pick({ rules: true }), facts)?.rules ?? []).some(
    (rule) => isAnsweredByTexts(rule.id) && isMoreThanListed(rule),
  )

/** No page is read where no rule failed that new texts answer. */
function rewritesFor(input: Omit<FixInput, 'result'>, facts: unknown): Rewrite[] {
  const failed = failedRules(facts)
  if (![...failed.keys()].some(isAnsweredByTexts)) return []
  return rewritesInOrder(rewritesOf(withoutCopies(readPages(input.evidence)), failed, businessOf(input)))
}

/** The homepage's summary, which is an error, is left to the owner. */
const isToWrite = (rewrite: Rewrite): boolean => rewrite.isHomesError && !isFinished(rewrite.description)

/** How many of the new titles and descriptions are finished, and on how many pages one is still to be written. */
export function countTexts(input: Omit<FixInput, 'result'>, facts: unknown): NewTexts {
  const rewrites = rewritesFor(input, facts)
  const [first] = rewrites
  return {
    ...(first !== undefined && isToWrite(first) ? { writesHome: true } : {}),
    pages: rewrites.filter(({ title, description }) => isFinished(title) || isFinished(description)).length,
    titles: rewrites.filter(({ title }) => isFinished(title)).length,
    descriptions: rewrites.filter(({ description }) => isFinished(description)).length,
    toWrite: rewrites.filter(hasBlank).length,
  }
}

/** A system whose menus we do not know has settings, too: its owner does not open the head of a page. Nobody is told where to put what is not new. */
function whereFor({ evidence }: FixInput, rewrites: readonly Rewrite[]): Where {
  const there = whereTo(hostingOf(evidence), 'seo')
  if (isKnown(evidence) || !isInSystem(evidence))
    return { ...there, steps: there.steps.filter((step) => isNeeded(step, rewrites)) }
  return {
    ...there,
    steps: [
      'Where you edit your website, open the settings of the page and look for "SEO" or "search".',
      'Paste what is ready made there. Save and publish.',
    ],
  }
}

const isKnown = (evidence: FixEvidence): boolean => hasMenus(hostingOf(evidence))
const isInSystem = ({ pages, sitemaps }: FixEvidence): boolean =>
  hasSettings(withoutSilentWordPress(pages?.pages ?? [], sitemaps))
const isInFiles = ({ evidence }: FixInput): boolean => !isKnown(evidence) && !isInSystem(evidence)

function isNeeded(step: string, rewrites: readonly Rewrite[]): boolean {
  if (step === TITLE_IN_FILE) return rewrites.some(({ title }) => title !== null)
  return step !== DESCRIPTION_IN_FILE || rewrites.some(({ description }) => description !== null)
}

function rewritesOf(
  pages: readonly PageFacts[],
  failed: ReadonlyMap<string, readonly string[]>,
  business: Business,
): Rewrite[] {
  const named = failuresByPage(failed)
  const rulesOf = ({ url }: PageFacts): ReadonlySet<string> => named.get(pageKey(url)) ?? new Set()
  const isAtFault = (page: PageFacts, what: string) =>
    [...rulesOf(page)].some((id) => id.startsWith(what) && id !== UNRELATED)
  const keeps = (what: string) => pages.filter((page) => !isAtFault(page, what))
  const own = ownSentences(pages)
  const about = { ...business, common: new Set(commonParts(pages).map(lettersOf)) }
  const themes = new Set(themeNames(pages, business.name))
  // Texts that stay on other pages are taken, too.
  const titles = new Set(keeps('title-').map(titleNow))
  const descriptions = new Set(keeps('description-').map(descriptionNow))
  const rewrites = pages.flatMap((page): Omit<Rewrite, 'titleInSheet'>[] => {
    const rules = rulesOf(page)
    const title = isAtFault(page, 'title-')
      ? fresh(titlesThatHelp(page, about, rules), titles, blankTitle(page, business))
      : null
    const description = isAtFault(page, 'description-')
      ? fresh(
          descriptionsFor(page, own(page), {
            name: business.name,
            isShared: rules.has(SHARED),
            common: about.common,
          }).filter(isSoundDescription),
          descriptions,
          `[your description for ${pageName(page.url)}]`,
        )
      : null
    const isHomesError = description !== null && rules.has('description-missing-home')
    return title !== null || description !== null ? [{ page, title, description, isHomesError }] : []
  })
  return rewrites.map((one) => ({
    ...one,
    titleInSheet: one.title === null ? keptTitle(one.page, themes) : inSheet(one.page, one.title, titles),
  }))
}

/** The title that stays; empty where it has the name of a theme, which is to be replaced. */
function keptTitle(page: PageFacts, themes: ReadonlySet<string>): string {
  const title = titleNow(page)
  return [...themes].some((name) => title.includes(name)) ? '' : title
}

function inSheet(page: PageFacts, title: string, taken: ReadonlySet<string>): string {
  const unnamed = withoutNameBlank(title)
  return !taken.has(unnamed) && isSoundTitle(unnamed, new URL(page.url).host) ? unnamed : title
}

/** A rewrite never has the fault that it answers: it keeps the rules about its text, and says more than who. */
const titlesThatHelp = (
  page: PageFacts,
  business: Parameters<typeof titlesFor>[1],
  rules: ReadonlySet<string>,
): string[] =>
  titlesFor(page, business, rules.has('title-long')).filter(
    (title) =>
      (title.includes('[your ') || isGood(title, page, business.name)) &&
      !(rules.has('title-equals-domain') && title === titleNow(page)) &&
      !(rules.has(UNRELATED) && !isAboutPage(title, page, rules)),
  )

/** Nothing that the check would find fault with, and as long as it advises, or telling enough. */
const isGood = (title: string, page: PageFacts, name: string | null): boolean =>
  saysEnough(title, name) && isSoundTitle(title, new URL(page.url).host)

/**
 * Of a title and a heading that have nothing in common the one that the page's own description bears out is right: a heading may be a slogan, a title left over.
 * What several pages have bears out nothing.
 */
function isAboutPage(title: string, page: PageFacts, rules: ReadonlySet<string>): boolean {
  const isOwn = !rules.has(SHARED) && !rules.has('title-duplicate')
  const description = descriptionNow(page)
  if (!isOwn || !sharesWord(titleNow(page), description)) return isOfHeading(title, page)
  return sharesWord(title, description)
}

/** Letters of a heading that a title about the same thing begins with. */
const BEGINNING = 12
const lettersIn = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function isOfHeading(title: string, page: PageFacts): boolean {
  const heading = lettersIn(mainHeading(page))
  return heading !== '' && lettersIn(title).startsWith(heading.slice(0, BEGINNING))
}

/**
 * A page that answers at several addresses (`/index.html`, `?sort=new`) is rewritten once, at the first. With another query the same path is the same page
 * again only where title and words are the same: `/page.php?id=1` and `?id=2` are two pages.
 */
function withoutCopies(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  return pages.filter((page) => {
    const { host, pathname, search } = new URL(pageKey(page.url))
    const place = host + pathname.replace(/(?:\/index\.\w{3,5}|\/)$/u, '')
    const keys = [place + search, JSON.stringify([place, page.title.text, page.text.main])]
    const isAgain = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isAgain
  })
}

/** The failed rules that need new texts, by the page they failed on. */
function failuresByPage(failed: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [id, addresses] of failed) {
    if (!isAboutTexts(id)) continue
    for (const address of addresses) {
      const key = URL.canParse(address) ? pageKey(address) : address
      found.set(key, (found.get(key) ?? new Set()).add(id))
    }
  }
  return found
}

/** The first candidate that no other page has; from then on it belongs to this page. */
function fresh(candidates: readonly string[], used: Set<string>, blank: string): string {
  const chosen = candidates.find((text) => !used.has(text))
  if (chosen === undefined) return blank
  used.add(chosen)
  return chosen
}

const rowOf = ({ page, titleInSheet, description }: Rewrite, copies: readonly Piece[]): string[] => [
  page.url,
  titleNow(page),
  withoutBlank(titleInSheet),
  descriptionNow(page),
  isAskedHere(description, copies) ? description : withoutBlank(description ?? descriptionNow(page)),
]
