import { registrableDomain } from '#core/address/urls.ts'
import type { LinkReason } from '#core/evidence/links.ts'
import type { SeoPage } from './page.ts'
import { judged, NOT_APPLICABLE, NOT_TESTED, placeOf, type Rule } from './rule.ts'
import type { SeoSite } from './site.ts'

/** What is known of an address that a page names in its head; `null`: not known. */
interface Knowledge {
  /** Answers 4xx or 5xx, conclusively. */
  broken: boolean | null
  redirects: boolean | null
  /** Excluded from search engines by noindex or robots.txt. */
  hidden: boolean | null
}

const MISSING: ReadonlySet<LinkReason> = new Set([
  'not_found',
  'gone',
  'client_error',
  'server_error',
  'soft_404',
])

/** Written in full, with its scheme. */
export const isAbsolute = (href: string): boolean => /^https?:\/\//iu.test(href.trim())

/** Domains that are kept for examples, at which nobody has a website (RFC 2606, 3). */
const FOR_EXAMPLES: ReadonlySet<string> = new Set(['example.com', 'example.net', 'example.org'])

/** Whether an address was copied from an example, or left by a template's makers. */
export const isExample = (url: string): boolean =>
  FOR_EXAMPLES.has(registrableDomain(URL.parse(url)?.hostname ?? ''))

/** Combines the crawl, the links' answers and the sitemap's sample. */
export function knowledgeOf(url: string, site: SeoSite): Knowledge {
  const { key } = site.addresses
  const page = site.page(url)
  const target = site.target(url)
  const sampled = site.sampled(url)
  const answered = target !== undefined && target.outcome !== 'could_not_check'
  const moved = page !== undefined && page.key !== key(url)
  return {
    broken: isExample(url)
      ? true
      : answered
        ? target.outcome === 'broken' && target.reason !== null && MISSING.has(target.reason)
        : page
          ? page.facts.status >= 400
          : null,
    redirects: page ? moved : answered ? target.redirects > 0 : null,
    hidden: site.blocked.has(key(url)) || (page?.noindex ?? sampled?.noindex ?? null),
  }
}

/** Whether an address fails; `null`: not known. */
type Judge = (url: string, page: SeoPage, site: SeoSite) => boolean | null

/**
 * Judges the addresses that indexable pages name. Without any, the rule is not applicable. When one fails, the rule fails. Otherwise one
 * of which nothing is known leaves the rule not tested.
 */
export const onNamed =
  (named: (page: SeoPage, site: SeoSite) => readonly string[], fails: Judge): Rule['run'] =>
  (site) => {
    const all = site.indexable.flatMap((page) =>
      named(page, site).map((url) => ({ page, url, answer: fails(url, page, site) })),
    )
    if (all.length === 0) return NOT_APPLICABLE
    const failing = all.filter(({ answer }) => answer === true)
    if (failing.length === 0 && all.some(({ answer }) => answer === null)) return NOT_TESTED
    return judged(failing.map(({ page, url }) => placeOf(page.facts.url, url)))
  }
