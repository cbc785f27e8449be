import { without } from './copies.ts'
import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

export type Severity = 'error' | 'warning'
export type Scope = 'page' | 'home' | 'site' | 'link' | 'image' | 'sitemap'

/** Where a rule failed: an address, and what was seen there. */
export interface Place {
  at: string
  detail?: string
}

/**
 * What a rule found. `not_tested`: the evidence is missing. `not_applicable`: there is nothing to judge; counted with neither
 * passed nor not tested.
 */
export type RuleOutcome =
  | { outcome: 'failed'; places: readonly Place[]; total: number }
  | { outcome: 'passed' }
  | { outcome: 'not_tested' }
  | { outcome: 'not_applicable' }

/** One rule of the search-ranking table. */
export interface Rule {
  number: number
  id: string
  severity: Severity
  scope: Scope
  /** The finding in the owner's words. */
  said: string
  run(site: SeoSite): RuleOutcome
}

/** Places listed per rule; the total is always the whole number. */
const MOST_PLACES = 20

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

export const placeOf = (at: string, detail?: string): Place => (detail ? { at, detail } : { at })

/** What a page rule says of one page: `true` or a detail when it fails. */
export type Finding = boolean | string | null

type PageTest = (page: SeoPage, site: SeoSite) => Finding
type Run = Rule['run']

/** Runs over the pages chosen; nothing to run over is "not applicable". */
export const onPages =
  (choose: (site: SeoSite) => readonly SeoPage[], fails: PageTest): Run =>
  (site) => {
    const pages = choose(site)
    return pages.length === 0 ? NOT_APPLICABLE : judged(placesIn(pages, site, fails))
  }

/** Every candidate page, as it was sent or rendered. */
export const onCandidates = (fails: PageTest): Run => onPages((site) => site.candidates, fails)

/** Candidate pages that search engines may list. */
export const onIndexable = (fails: PageTest): Run => onPages((site) => site.indexable, fails)

/** The homepage, as far as its head and answer tell. */
export const onHome = (fails: PageTest): Run => onPages((site) => [site.home], fails)

/** Candidate pages whose words could be read. */
export const onReadable = (fails: PageTest): Run =>
  onKnown(
    ({ readable }) => readable,
    (site) => site.candidates,
    fails,
  )

/** Candidate pages other than the homepage whose head is known as browsers make it. */
export const onOtherHeads = (fails: PageTest): Run =>
  onKnown(
    ({ headKnown }) => headKnown,
    (site) => site.candidates.filter((page) => !page.isHome),
    fails,
  )

/** Candidate pages whose head is known as browsers make it. */
export const onHeads = (fails: PageTest): Run =>
  onKnown(
    ({ headKnown }) => headKnown,
    (site) => site.candidates,
    fails,
  )

/** Candidate pages other than the homepage whose links are known as browsers make them. */
export const onOtherLinks = (fails: PageTest): Run =>
  onKnown(
    ({ readable, linksKnown }) => readable && linksKnown,
    (site) => site.candidates.filter((page) => !page.isHome),
    fails,
  )

/** Pages that titles, descriptions, headings and length are asked of. */
export const onTexts = (fails: PageTest): Run => onKnown(isKnown, (site) => site.texts, fails)

/** The same without the homepage. */
export const onOtherTexts = (fails: PageTest): Run =>
  onKnown(isKnown, (site) => site.texts.filter((page) => !page.isHome), fails)

/** The same, the homepage only. */
export const onHomeText = (fails: PageTest): Run =>
  onKnown(isKnown, (site) => site.texts.filter((page) => page.isHome), fails)

const isKnown = ({ readable, headKnown }: SeoPage): boolean => readable && headKnown

/**
 * Over half of the pages needing a browser that was not there leaves a rule about words undecided, unless it already failed:
 * what was read is positive evidence, what was not read is none.
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
    if (finding === true) places.push({ at: page.facts.url })
    else if (finding) places.push({ at: page.facts.url, detail: finding })
  }
  return places
}

/** Too few words of their own to tell two pages apart (a list that a script fills). */
const FEW_WORDS = 50

/** One of the pages that differ by their query alone and have too few words to tell whether they differ at all: one list, sorted or filtered. */
function withoutVariants(pages: readonly SeoPage[]): SeoPage[] {
  const firsts = new Map<string, SeoPage>()
  return pages.filter((page) => {
    const first = firsts.get(page.url.pathname)
    if (!first) firsts.set(page.url.pathname, page)
    return !first || page.facts.text.mainWords >= FEW_WORDS || first.facts.text.mainWords >= FEW_WORDS
  })
}

/**
 * Pages that share a text, each place naming it; pages that say the same altogether are told as that. `textOf` gives the text to compare, empty for none.
 */
export const onShared =
  (textOf: (page: SeoPage) => string, group: (page: SeoPage, text: string) => string): Run =>
  (site) => {
    const pages = site.texts.filter(isKnown)
    if (site.texts.length < 2) return NOT_APPLICABLE
    if (pages.length * 2 < site.texts.length) return NOT_TESTED
    const different = withoutVariants(without(pages, site.repeats))
    const groups = Map.groupBy(
      different.filter((page) => textOf(page) !== ''),
      (page) => group(page, textOf(page).toLowerCase()),
    )
    const shared = [...groups.values()].filter((sharing) => sharing.length > 1).flat()
    return judged(shared.map((page) => placeOf(page.facts.url, textOf(page))))
  }
