import { bareHost, pageKey } from '#core/address/urls.ts'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { Hop } from '#core/evidence/hop.ts'
import type { OtherHomeAddress, OtherPageAddress } from '#core/evidence/other-addresses.ts'
import { type Copy, differsByCase } from '../copies.ts'
import { linkPlaces, sameSiteLinks, tooFewChecked } from '../link-answers.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  onCandidates,
  onIndexable,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { agreeingCanonical, answeringHomeAddresses, otherSlashes } from '../other-addresses.ts'

/** Longest address that results pages and people can handle, a common practice of search tools. */
const LONGEST_ADDRESS = 115
const MOST_PARAMETERS = 2

/** Addresses, security and redirects. */
export const addressRules: readonly Rule[] = [
  {
    number: 15,
    id: 'not-https',
    severity: 'error',
    scope: 'home',
    finding: 'Your site opens without the padlock',
    run: ({ https, address }) => judgedAt(!https, address),
  },
  {
    number: 16,
    id: 'http-and-https',
    severity: 'error',
    scope: 'site',
    finding: 'Your site answers at two addresses, with and without the padlock',
    run: (site) => {
      if (site.twins?.homes.length === 0) return NOT_APPLICABLE
      const other = site.twins?.homes.find((one) => isOtherScheme(one, site))
      if (!other || isUndecided(other)) return NOT_TESTED
      return judgedAt(answeringHomeAddresses(site).includes(other), other.url)
    },
  },
  {
    number: 17,
    id: 'www-and-bare',
    severity: 'warning',
    scope: 'site',
    finding: 'Your site answers with and without www',
    run: (site) => {
      if (!site.twins) return NOT_TESTED
      const others = site.twins.homes.filter((one) => one.kind !== 'no_dns' && isOtherHost(one, site))
      if (others.length === 0) return NOT_APPLICABLE
      if (others.every(isUndecided)) return NOT_TESTED
      const answering = answeringHomeAddresses(site).filter((one) => isOtherHost(one, site))
      return judged(
        answering
          .filter((one) => !agreeingCanonical(site, site.address, one.canonical ?? null))
          .map((one) => placeOf(one.url)),
      )
    },
  },
  {
    number: 18,
    id: 'internal-http-links',
    severity: 'warning',
    scope: 'link',
    finding: 'Some links go to the old address without the padlock',
    run: internalHttpLinks,
  },
  {
    number: 19,
    id: 'redirect-chain',
    severity: 'warning',
    scope: 'link',
    finding: 'Some links take the long way round',
    run: (site) => onSameSite(site, (target) => target.redirects >= 2),
  },
  {
    number: 20,
    id: 'redirect-loop',
    severity: 'error',
    scope: 'link',
    finding: 'A link goes round in circles',
    run: (site) => onSameSite(site, (target) => target.reason === 'redirect_loop'),
  },
  {
    number: 21,
    id: 'internal-redirects',
    severity: 'warning',
    scope: 'link',
    finding: 'Many links point to addresses that have moved',
    run: (site) => {
      const links = sameSiteLinks(site)
      if (!links) return NOT_TESTED
      const moved = links.filter((target) => target.redirects > 0)
      const many = moved.length >= 5 && moved.length * 10 > links.length
      return judged(many ? linkPlaces(moved) : [])
    },
  },
  {
    number: 22,
    id: 'temporary-redirect',
    severity: 'warning',
    scope: 'site',
    finding: 'Your move to the main address is marked as temporary',
    run: temporaryRedirect,
  },
  {
    number: 23,
    id: 'url-too-long',
    severity: 'warning',
    scope: 'page',
    finding: 'This address is very long',
    run: onCandidates(({ facts }) => facts.url.length > LONGEST_ADDRESS && `${facts.url.length} characters`),
  },
  {
    number: 24,
    id: 'url-underscore',
    severity: 'warning',
    scope: 'page',
    finding: 'Use dashes, not underscores, in addresses',
    run: onCandidates(({ url }) => url.pathname.includes('_')),
  },
  {
    number: 25,
    id: 'url-uppercase',
    severity: 'warning',
    scope: 'page',
    finding: 'The same page answers in capitals and in small letters',
    run: (site) => {
      if (!site.twins) return NOT_TESTED
      const answering = site.twins.paths.filter(
        (other) => other.kind === 'case' && answersAlike(other) && pageKey(other.url) !== pageKey(other.twin),
      )
      return judged(answering.map((other) => placeOf(other.url, other.twin)))
    },
  },
  {
    number: 26,
    id: 'url-spaces',
    severity: 'warning',
    scope: 'page',
    finding: 'This address has spaces',
    run: onCandidates(({ url }) => /%20|[ +]/u.test(url.pathname)),
  },
  {
    number: 27,
    id: 'url-double-slash',
    severity: 'warning',
    scope: 'page',
    finding: 'This address has doubled slashes',
    run: onCandidates(({ url }) => url.pathname.includes('//')),
  },
  {
    number: 28,
    id: 'url-parameters',
    severity: 'warning',
    scope: 'page',
    finding: 'This address carries a lot of extra codes',
    run: onIndexable((page) => {
      const count = parametersIn(page.facts.url)
      if (count <= MOST_PARAMETERS) return false
      return page.canonical === null || parametersIn(page.canonical) >= count
    }),
  },
  {
    number: 29,
    id: 'trailing-slash-twins',
    severity: 'warning',
    scope: 'site',
    finding: 'The same page answers at two addresses',
    run: sameAtTwoAddresses,
  },
]

/** Pages that the crawl found at two spellings, and other spellings that answer; differences in case have their own rule. */
function sameAtTwoAddresses(site: SeoSite): RuleOutcome {
  const met = site.aliases.filter((copy) => !namesTheOther(copy, site) && !differsByCase(copy))
  const places = new Map(met.map(({ page, of }) => [page.key, placeOf(page.facts.url, of.facts.url)]))
  for (const other of otherSlashes(site))
    if (!places.has(site.addresses.key(other.twin))) places.set(other.url, placeOf(other.url, other.twin))
  return places.size === 0 && !site.twins ? NOT_TESTED : judged([...places.values()])
}

/** Whether one of the two names the other, or both the same third address, as canonical. */
function namesTheOther({ page, of }: Copy, { addresses: { loose } }: SeoSite): boolean {
  const [a, b] = [page.canonical, of.canonical].map((url) => (url === null ? null : loose(url)))
  return (a !== null && (a === b || a === loose(of.facts.url))) || b === loose(page.facts.url)
}

const isOtherScheme = (other: OtherHomeAddress, site: SeoSite): boolean => {
  const [one, home] = [new URL(other.url), new URL(site.address)]
  return one.hostname === home.hostname && one.protocol !== home.protocol
}

const isOtherHost = (other: OtherHomeAddress, site: SeoSite): boolean => {
  const [one, home] = [new URL(other.url).hostname, new URL(site.address).hostname]
  return one !== home && bareHost(one) === bareHost(home)
}

/** A refused connection or a failed handshake is a conclusive answer: nothing is shown there. */
const isUndecided = (other: OtherHomeAddress): boolean =>
  other.kind === 'failed' && (other.failure?.reason === 'timeout' || other.failure?.reason === 'dns_failure')

const answersAlike = (other: OtherPageAddress): boolean =>
  other.status === 200 && !other.redirected && other.sameContent

const parametersIn = (url: string): number =>
  url.includes('?') ? [...(URL.parse(url)?.searchParams ?? [])].length : 0

function onSameSite(site: SeoSite, fails: (target: LinkTarget) => boolean): RuleOutcome {
  const links = sameSiteLinks(site)
  if (!links || tooFewChecked(site)) return NOT_TESTED
  return judged(linkPlaces(links.filter(fails)))
}

function internalHttpLinks(site: SeoSite): RuleOutcome {
  if (!site.https) return NOT_APPLICABLE
  const seen = new Map<string, string>()
  for (const { facts } of site.candidates) {
    for (const { url } of facts.links) {
      if (url?.startsWith('http:') && site.addresses.sameSite(url) && !seen.has(url)) seen.set(url, facts.url)
    }
  }
  return judged([...seen].map(([url, page]) => placeOf(page, url)))
}

/** Hops of the homepage that change scheme or host; the kinds are those of RFC 9110, section 15.4. */
function temporaryRedirect(site: SeoSite): RuleOutcome {
  const others =
    site.twins?.homes.filter((other) => other.finalUrl && isHomeAddress(site, other.finalUrl)) ?? []
  const moves = [site.site.redirects, ...others.map((other) => other.hops ?? [])].flat().filter(changesOrigin)
  if (moves.length === 0) return site.twins ? NOT_APPLICABLE : NOT_TESTED
  const temporary = moves.filter(({ status }) => status === 302 || status === 303 || status === 307)
  const byUrl = new Map(
    temporary.map((hop) => [hop.url, placeOf(hop.url, `it answers with code ${hop.status}`)]),
  )
  return judged([...byUrl.values()])
}

const isHomeAddress = ({ addresses, address }: SeoSite, url: string): boolean =>
  addresses.key(url) === addresses.key(address)

function changesOrigin(hop: Hop): boolean {
  const target = hop.location ? URL.parse(hop.location, hop.url) : null
  return target !== null && target.origin !== new URL(hop.url).origin
}
