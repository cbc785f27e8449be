import { squeeze } from '#core/text.ts'
import { hasFewWords, without } from './copies.ts'
import type { OutcomeName, RuleSeverity } from './outcomes.ts'
import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

export type Scope = 'page' | 'home' | 'site' | 'link' | 'image' | 'sitemap'

/** Where a rule failed: an address, and what was found there. */
export interface Place {
  at: string
  detail?: string
}

/** What a rule found. */
export type RuleOutcome =
  | { outcome: 'failed'; places: readonly Place[]; total: number }
  | { outcome: Exclude<OutcomeName, 'failed'> }

/** One rule of the search-ranking table. */
export interface Rule {
  number: number
  id: string
  severity: RuleSeverity
  scope: Scope
  /** The finding as owners read it. */
  finding: string
  run(site: SeoSite): RuleOutcome
}

/** Most places listed per rule, in the report in full; the total counts all. */
const MOST_PLACES = 200

export const PASSED: RuleOutcome = { outcome: 'passed' }
export const NOT_TESTED: RuleOutcome = { outcome: 'not_tested' }
export const NOT_APPLICABLE: RuleOutcome = { outcome: 'not_applicable' }

/** Failed at these places, or passed when there are none. */
export function judged(places: readonly Place[]): RuleOutcome {
  if (places.length === 0) return PASSED
  return { outcome: 'failed', places: places.slice(0, MOST_PLACES), total: places.length }
}

/** Failed at one place, or passed. */
export const judgedAt = (fails: boolean, at: string, detail?: string): RuleOutcome =>
  fails ? judged([placeOf(at, detail)]) : PASSED

/** A place with what was there, on one line: it may be an address as a page writes it. */
export function placeOf(at: string, detail = ''): Place {
  const line = squeeze(detail)
  return line === '' ? { at } : { at, detail: line }
}

/** A page rule's finding on one page: `true` or a detail when it fails. */
export type PageFinding = boolean | string | null

type PageTest = (page: SeoPage, site: SeoSite) => PageFinding
type Run = Rule['run']

/** Runs over the chosen pages; without any the rule is not applicable. */
export const onPages =
  (choose: (site: SeoSite) => readonly SeoPage[], fails: PageTest): Run =>
  (site) => {
    const pages = choose(site)
    return pages.length === 0 ? NOT_APPLICABLE : judged(placesIn(pages, site, fails))
  }

/** All candidate pages, as sent or rendered. */
export const onCandidates = (fails: PageTest): Run => onPages((site) => site.candidates, fails)

/** Candidate pages that search engines may list. */
export const onIndexable = (fails: PageTest): Run => onPages((site) => site.indexable, fails)

/** The homepage, by its head and answer. */
export const onHome = (fails: PageTest): Run => onPages((site) => [site.home], fails)

/** Candidate pages whose words could be read. */
export const onReadable = (fails: PageTest): Run =>
  onKnown(
    ({ readable }) => readable,
    (site) => site.candidates,
    fails,
  )

/** Candidate pages other than the homepage whose head is known as a browser has it. */
export const onOtherHeads = (fails: PageTest): Run =>
  onKnown(
    ({ headKnown }) => headKnown,
    (site) => site.candidates.filter((page) => !page.isHome),
    fails,
  )

/** Candidate pages whose head is known as a browser has it. */
export const onHeads = (fails: PageTest): Run =>
  onKnown(
    ({ headKnown }) => headKnown,
    (site) => site.candidates,
    fails,
  )

/** Candidate pages other than the homepage whose links are known as a browser has them. */
export const onOtherLinks = (fails: PageTest): Run =>
  onKnown(
    ({ readable, linksKnown }) => readable && linksKnown,
    (site) => site.candidates.filter((page) => !page.isHome),
    fails,
  )

/** Pages that need titles, descriptions, headings and length. */
export const onTexts = (fails: PageTest): Run => onKnown(isKnown, (site) => site.texts, fails)

/** The same without the homepage. */
export const onOtherTexts = (fails: PageTest): Run =>
  onKnown(isKnown, (site) => site.texts.filter((page) => !page.isHome), fails)

/** Pages that need titles and headings whose main part is known as a browser has it. */
export const onMains = (fails: PageTest): Run => onKnown(isMainKnown, (site) => site.texts, fails)

/** The same without the homepage. */
export const onOtherMains = (fails: PageTest): Run =>
  onKnown(isMainKnown, (site) => site.texts.filter((page) => !page.isHome), fails)

/** Pages that need titles, descriptions, headings and length, the homepage only. */
export const onHomeText = (fails: PageTest): Run =>
  onKnown(isKnown, (site) => site.texts.filter((page) => page.isHome), fails)

const isKnown = ({ readable, headKnown }: SeoPage): boolean => readable && headKnown
const isMainKnown = (page: SeoPage): boolean => isKnown(page) && page.mainKnown

/**
 * When over half of the pages need a browser that was not available, a rule about words is not tested, unless it already failed:
 * a fault on a page that was read is evidence, a page that was not read is none.
 */
const onKnown =
  (known: (page: SeoPage) => boolean, choose: (site: SeoSite) => readonly SeoPage[], fails: PageTest): Run =>
  (site) => {
    const pages = choose(site)
    const read = pages.filter(known)
    if (pages.length === 0) return NOT_APPLICABLE
    const places = placesIn(read, site, fails)
    return places.length === 0 && read.length * 2 < pages.length ? NOT_TESTED : judged(places)
  }

function placesIn(pages: readonly SeoPage[], site: SeoSite, fails: PageTest): Place[] {
  const places: Place[] = []
  for (const page of pages) {
    const finding = fails(page, site)
    if (finding) places.push(placeOf(page.facts.url, finding === true ? undefined : finding))
  }
  return places
}

/** Keeps one of several pages that differ by their query alone and have too few words to compare: one list, sorted or filtered. */
function withoutVariants(pages: readonly SeoPage[]): SeoPage[] {
  const firsts = new Map<string, SeoPage>()
  return pages.filter((page) => {
    const first = firsts.get(page.url.pathname)
    if (!first) firsts.set(page.url.pathname, page)
    return !first || !hasFewWords(page) || !hasFewWords(first)
  })
}

/**
 * Pages that share a text, each place naming it; pages that are the same in all texts are reported as that. `textOf` gives the text to compare, empty for none.
 */
export const onShared =
  (textOf: (page: SeoPage) => string, group: (page: SeoPage, text: string) => string): Run =>
  (site) => {
    const pages = site.texts.filter(isKnown)
    if (site.texts.length < 2) return NOT_APPLICABLE
    const different = withoutVariants(without(pages, site.repeats))
    const groups = Map.groupBy(
      different.filter((page) => textOf(page) !== ''),
      (page) => group(page, textOf(page).toLowerCase()),
    )
    const shared = [...groups.values()].filter((sharing) => sharing.length > 1).flat()
    if (shared.length === 0 && pages.length * 2 < site.texts.length) return NOT_TESTED
    return judged(shared.map((page) => placeOf(page.facts.url, textOf(page))))
  }
