import type { PageFacts } from '#core/evidence/page.ts'
import type { RuleOutcome } from '#checks/search-ranking/rule.ts'
import { RULES } from '#checks/search-ranking/rules.ts'
import { type SeoEvidence, seoSite } from '#checks/search-ranking/site.ts'
import { aSite } from './evidence.ts'
import { aCrawl, aPage } from './page-facts.ts'

/** Evidence of these pages, the homepage first; everything that is not given was not gathered. */
export function ofPages(pages: PageFacts[], given: Partial<SeoEvidence> = {}): SeoEvidence {
  const home = pages[0] ?? aPage()
  return {
    site: aSite({ home }),
    pages: aCrawl(pages),
    answers: {},
    profile: {},
    ...given,
  }
}

function outcomeOf(id: string, evidence: SeoEvidence): RuleOutcome {
  const rule = RULES.find((one) => one.id === id)
  if (!rule) throw new Error(`there is no rule ${id}`)
  return rule.run(seoSite(evidence))
}

/** What one rule says of each place where it failed. */
export function detailsOf(id: string, evidence: SeoEvidence): (string | undefined)[] {
  const found = outcomeOf(id, evidence)
  return found.outcome === 'failed' ? found.places.map(({ detail }) => detail) : []
}

/** The finding of one rule: `failed at a, b`, or the other outcomes by name. */
export function findingOf(id: string, evidence: SeoEvidence): string {
  const found = outcomeOf(id, evidence)
  if (found.outcome !== 'failed') return found.outcome
  return `failed at ${found.places.map((place) => URL.parse(place.at)?.pathname ?? place.at).join(', ')}`
}

/** The finding of one rule on a homepage alone. */
export const onHomepage = (id: string, home: Partial<PageFacts>, given: Partial<SeoEvidence> = {}): string =>
  findingOf(id, ofPages([{ ...aPage(), ...home }], given))

/** A meta element by its name. */
export const aMeta = (name: string, content: string): PageFacts['metas'][number] => ({
  name,
  property: null,
  httpEquiv: null,
  content,
})

/** A `link` element with an address as written. */
export const aRelation = (
  rel: string,
  href: string,
  given: Partial<PageFacts['relations'][number]> = {},
): PageFacts['relations'][number] => ({
  rel,
  href,
  url: URL.parse(href, 'https://joes.test/')?.href ?? null,
  hreflang: null,
  type: null,
  source: 'html',
  ...given,
})
