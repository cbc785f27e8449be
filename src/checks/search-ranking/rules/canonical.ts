import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { namingHome } from '#core/site/naming-home.ts'
import { plural } from '#core/words.ts'
import { isAbsolute, knowledgeOf, onNamed } from '../named-address.ts'
import { isPaginated, type SeoPage } from '../page.ts'
import { shouldHide } from '../private-pages.ts'
import { judged, NOT_APPLICABLE, onHome, onIndexable, placeOf, type Rule, type RuleOutcome } from '../rule.ts'
import type { SeoSite } from '../site.ts'

/** Canonical addresses. */
export const canonicalRules: readonly Rule[] = [
  {
    number: 85,
    id: 'canonical-missing',
    severity: 'warning',
    scope: 'page',
    finding: "This page doesn't say which address is the main one",
    run: onIndexable(
      ({ canonicals, url, facts }) =>
        canonicals.length === 0 && url.search !== '' && !isPaginated(facts.url) && !shouldHide(facts.url),
    ),
  },
  {
    number: 86,
    id: 'canonical-multiple',
    severity: 'error',
    scope: 'page',
    finding: 'This page names more than one main address',
    run: onCanonical(({ canonicals }) => canonicals.length > 1),
  },
  {
    number: 87,
    id: 'canonical-broken',
    severity: 'error',
    scope: 'page',
    finding: "The main address named by this page doesn't exist",
    run: onNamed(canonicalOf, (url, _, site) => knowledgeOf(url, site).broken),
  },
  {
    number: 88,
    id: 'canonical-redirect',
    severity: 'warning',
    scope: 'page',
    finding: 'The main address named by this page has moved',
    run: onNamed(canonicalOf, (url, _, site) => knowledgeOf(url, site).redirects),
  },
  {
    number: 89,
    id: 'canonical-noindex',
    severity: 'error',
    scope: 'page',
    finding: 'The main address named by this page is hidden from search',
    run: onNamed(canonicalOf, (url, _, site) => knowledgeOf(url, site).hidden),
  },
  {
    number: 90,
    id: 'canonical-offsite',
    severity: 'error',
    scope: 'home',
    finding: 'Your homepage says another website is the real one',
    run: onHome((home, site) => isOffsite(home, site) && `${home.canonical}${alsoOffsite(site)}`),
  },
  {
    number: 91,
    id: 'canonical-to-home',
    severity: 'error',
    scope: 'site',
    finding: 'Several pages say your homepage is their main address, so they may vanish from search',
    run: canonicalToHome,
  },
  {
    number: 92,
    id: 'canonical-relative',
    severity: 'warning',
    scope: 'page',
    finding: 'The main address should be written in full',
    run: onCanonical(({ canonicals }) => canonicals.find(({ href }) => !isAbsolute(href))?.href ?? null),
  },
  {
    number: 93,
    id: 'canonical-http',
    severity: 'warning',
    scope: 'page',
    finding: 'The main address is the one without the padlock',
    run: onCanonical(
      (page, site) =>
        page.url.protocol === 'https:' &&
        page.canonical?.startsWith('http:') === true &&
        !isToldAsOffsite(page, site) &&
        page.canonical,
    ),
  },
  {
    number: 94,
    id: 'canonical-chain',
    severity: 'warning',
    scope: 'page',
    finding: 'Main addresses point on and on',
    run: onCanonical((page, site) => {
      const { key } = site.addresses
      const target = page.canonical === null ? undefined : site.page(page.canonical)
      if (!target?.canonical || target.key === page.key) return null
      const third = key(target.canonical)
      return third !== target.key && third !== page.key ? target.canonical : null
    }),
  },
]

function canonicalOf(page: SeoPage, { addresses }: SeoSite): string[] {
  const { canonical } = page
  return canonical === null || addresses.key(canonical) === page.key ? [] : [canonical]
}

function isOffsite({ canonical }: SeoPage, { site }: SeoSite): boolean {
  const host = canonical === null ? undefined : URL.parse(canonical)?.hostname
  return host !== undefined && registrableDomain(host) !== site.domain
}

/** Rule 90 tells of it by the homepage, and its advice names another address altogether: with https there is nothing left to do. */
const isToldAsOffsite = (page: SeoPage, site: SeoSite): boolean =>
  isOffsite(page, site) && isOffsite(site.home, site)

/** The other pages that name another website: what makes the homepage do so mostly makes them all. */
function alsoOffsite(site: SeoSite): string {
  const others = site.candidates.filter((page) => !page.isHome && isOffsite(page, site))
  return others.length === 0
    ? ''
    : `; ${others.length === 1 ? 'so does' : 'so do'} ${plural(others.length, 'other page')}`
}

/** Runs over pages with a canonical; without any there is nothing to judge. */
function onCanonical(fails: (page: SeoPage, site: SeoSite) => boolean | string | null): Rule['run'] {
  return (site) => {
    const pages = site.candidates.filter((page) => page.canonicals.length > 0)
    if (pages.length === 0) return NOT_APPLICABLE
    return judged(
      pages.flatMap((page) => {
        const finding = fails(page, site)
        return finding ? [placeOf(page.facts.url, typeof finding === 'string' ? finding : undefined)] : []
      }),
    )
  }
}

function canonicalToHome(site: SeoSite): RuleOutcome {
  if (site.candidates.every(({ isHome, canonical }) => isHome || canonical === null)) return NOT_APPLICABLE
  return judged(pagesNamingHome(site).map(({ url }) => placeOf(url)))
}

/** The pages that name the homepage as their main address by mistake. */
export const pagesNamingHome = ({ candidates, home }: SeoSite): PageFacts[] =>
  namingHome(
    candidates.filter((page) => !page.isHome).map(({ facts }) => facts),
    home.facts,
  )
