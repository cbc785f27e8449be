import type { PageFacts, RelationFacts } from '#core/evidence/page.ts'
import { refreshTarget } from '#core/address/refresh.ts'
import { sellsCookies } from '#core/site/leads-to-no-page.ts'
import { LEGAL_NAMES } from '#core/site/legal/names.data.ts'
import { lastSegment, phraseList, segmentNames } from '#core/site/phrases.ts'
import { directivesOf, hides } from '#core/site/robots-directives.ts'
import { isSamplePage } from '#core/site/sample-pages.ts'
import { isSentEmpty, runsScripts } from '#core/site/written-by-scripts.ts'
import { squeeze } from '#core/text.ts'
import type { Addresses } from './addresses.ts'
import { isOfOneVisitor } from './private-pages.ts'

/** Why a page is asked for no title, description, heading or length (seo-rules, section 1). */
export const EXEMPT_AS = [
  'names_another',
  'hidden',
  'part_of_list',
  'legal',
  'of_one_visitor',
  'sample',
] as const
export type ExemptAs = (typeof EXEMPT_AS)[number]

/** One crawled page with values that many rules need, computed once. */
export interface SeoPage {
  /** The rendered page when there is one, else the HTML as sent. */
  facts: PageFacts
  /** The HTML as sent; the same as `facts` when nothing was rendered. */
  sent: PageFacts
  url: URL
  key: string
  isHome: boolean
  directives: ReadonlySet<string>
  noindex: boolean
  /** Canonical relations, one per distinct address. */
  canonicals: readonly RelationFacts[]
  /** Address of the first canonical that can be resolved. */
  canonical: string | null
  canonicalElsewhere: boolean
  /** The address to which a refresh in its head redirects visitors and browsers at once; `null` for other pages. */
  jumpsTo: string | null
  /** False when the words only appear after scripts ran and no browser ran them. */
  readable: boolean
  /** False when scripts may fill a main part that was sent empty and no browser has rendered the page. */
  mainKnown: boolean
  /** False when scripts may write another title, heading or head than was sent and no browser has rendered the page. */
  headKnown: boolean
  /** False when scripts may add links to those that were sent and no browser has rendered the page. */
  linksKnown: boolean
  /** Why rules for titles, descriptions, headings and length leave it out; `null`: they do not. */
  exemptAs: ExemptAs | null
  title: string
  /** Contents of its meta descriptions. */
  descriptions: readonly string[]
  description: string
  /** Texts of its h1 headings that are not empty, hidden ones too. */
  h1s: readonly string[]
  /** Keys of the website's other pages that it links to. */
  away: ReadonlySet<string>
  /** Primary language by its `lang`, empty when it has none. */
  language: string
}

/** The last page number in an address: `?page=2`, `/page/2`, `/page/2/index.html` of an exported website. */
const PAGINATED =
  /[?&](?:\w+_)?(?:page|paged|pg|start|offset)=\d+|\/page\/\d+(?:\/(?:(?:index|default)\.\w{2,5})?)?$/iu
/** Words of legal texts, wherever they stand in an address. */
const LEGAL =
  /(?:^|[-_/])(?:privacy|terms|cookies?[-_](?:settings|preferences|consent|page)|disclaimer|gdpr|refunds?|polic(?:y|ies)|impressum)(?:[-_./]|$)|\/(?:legal|imprint)(?:\.\w+)?\/?$|\/returns(?:[-_./]|$)|(?:shipping|postage|delivery|exchanges?|warranty|orders?)[-_](?:and[-_])?returns(?:[-_./]|$)/iu
/** Further names of legal texts, as a whole: an accountant has tax returns, a physio treats conditions, and a baker sells cookies. */
const LEGAL_TEXTS = phraseList([...LEGAL_NAMES.cookies, ...LEGAL_NAMES.terms])

/** What a website's scripts may write beyond the HTML as sent: what they do on the homepage, or everything while no browser rendered it. */
export interface WrittenByScripts {
  heads: boolean
  links: boolean
}

/** `sent` is the HTML as sent, `rendered` the same page after rendering. */
export function seoPage(
  sent: PageFacts,
  rendered: PageFacts | undefined,
  { addresses, byScripts }: { addresses: Addresses; byScripts: WrittenByScripts },
): SeoPage {
  const facts = rendered && isWhole(rendered, sent) ? rendered : sent
  const url = new URL(facts.url)
  const directives = directivesOf([...sent.metas, ...(rendered?.metas ?? [])], sent.headers['x-robots-tag'])
  const canonicals = distinctCanonicals(facts.relations)
  const canonical = canonicals.find((one) => one.url !== null)?.url ?? null
  const noindex = hides(directives)
  const canonicalElsewhere = canonical !== null && addresses.place(canonical) !== addresses.place(facts.url)
  const descriptions = facts.metas
    .filter((meta) => meta.name?.toLowerCase() === 'description')
    .map((meta) => squeeze(meta.content))
  return {
    facts,
    sent,
    url,
    key: addresses.key(facts.url),
    isHome: sent.found === 'home',
    directives,
    noindex,
    canonicals,
    canonical,
    canonicalElsewhere,
    jumpsTo: jumpOf(sent, addresses),
    readable: !sent.thin || facts.rendered,
    mainKnown: facts.rendered || !isSentEmpty(sent),
    headKnown: facts.rendered || !byScripts.heads || !runsScripts(sent),
    linksKnown: facts.rendered || !byScripts.links || !runsScripts(sent),
    exemptAs: exemptAs({ facts, url, noindex, canonicalElsewhere }),
    title: shownTitle(facts, sent),
    descriptions,
    description: descriptions.find((text) => text !== '') ?? '',
    h1s: facts.headings
      .filter((heading) => heading.level === 1 && heading.text !== '')
      .map((heading) => heading.text),
    away: linksAway(facts, addresses),
    language: (facts.lang ?? '').trim().toLowerCase().split('-', 1)[0] ?? '',
  }
}

/** A title in the body is none (seo-rules, rule 40), unless it stands in the head and only what is before the doctype moved it. */
const shownTitle = ({ title }: PageFacts, sent: PageFacts): string =>
  title.misplaced && sent.textBeforeDoctype === undefined ? '' : squeeze(title.text ?? '')

function exemptAs({
  facts,
  url,
  noindex,
  canonicalElsewhere,
}: Pick<SeoPage, 'facts' | 'url' | 'noindex' | 'canonicalElsewhere'>): ExemptAs | null {
  if (noindex) return 'hidden'
  if (canonicalElsewhere) return 'names_another'
  if (isPaginated(facts.url)) return 'part_of_list'
  if (isLegal({ facts, url })) return 'legal'
  if (isOfOneVisitor(url)) return 'of_one_visitor'
  return isSamplePage(facts) ? 'sample' : null
}

/** Whether a page has a legal text, by its address. */
export const isLegal = ({ facts, url }: Pick<SeoPage, 'facts' | 'url'>): boolean =>
  (LEGAL.test(url.pathname) || segmentNames(lastSegment(url.href), LEGAL_TEXTS)) && !sellsCookies(facts)

function jumpOf({ metas, url }: PageFacts, { key }: Addresses): string | null {
  for (const { httpEquiv, content } of metas) {
    const target = httpEquiv?.toLowerCase() === 'refresh' ? refreshTarget(content, url) : null
    if (target !== null && key(target) !== key(url)) return target
  }
  return null
}

function linksAway({ url, links }: PageFacts, { key, linked }: Addresses): Set<string> {
  const away = new Set<string>()
  for (const link of links) {
    const to = link.url === null ? null : linked(link.url)
    if (to !== null) away.add(to)
  }
  away.delete(key(url))
  return away
}

/** True for the second and further pages of a list. */
export const isPaginated = (url: string): boolean => PAGINATED.test(url)

/** A rendered page with less than half of its words failed in our browser; the HTML as sent is more complete. */
const isWhole = (rendered: PageFacts, sent: PageFacts): boolean => rendered.text.words * 2 >= sent.text.words

function distinctCanonicals(relations: readonly RelationFacts[]): RelationFacts[] {
  const byAddress = new Map<string, RelationFacts>()
  for (const relation of relations) {
    if (relation.rel !== 'canonical' || relation.href.trim() === '') continue
    const address = relation.url ?? relation.href
    if (!byAddress.has(address)) byAddress.set(address, relation)
  }
  return [...byAddress.values()]
}
