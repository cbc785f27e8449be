import { decoded } from '#core/address/decoded.ts'
import { socialNetworkOf } from '#core/address/networks.ts'
import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { plainWords } from '#core/site/phrases.ts'
import { mainHeading } from '../pages.ts'

/** Pages that name other businesses. */
const OF_OTHERS =
  /^(?:our |my |the )?(?:sponsors?|sponsorship|supporters|stockists?|retailers|suppliers|(?:useful )?links|friends|affiliates|where to buy|find a (?:stockist|retailer))$/iu
/** Pages that name other businesses, or the people of this one: a law firm has partners, too. */
const OF_OTHERS_OR_OURS = /^(?:our |my |the )?(?:partners?|clients?|customers|members)$/iu

/** Pages with the words of customers, as plain words, in the languages that websites are most often in. */
const OF_CUSTOMERS = new RegExp(
  `^(?:(?:our|my|the|all|client|customer|guest|patient|student|google|vos|les|nos|las|los|unsere|onze) ){0,2}(?:${[
    'reviews?|testimonials?|comments|feedback|guest ?book|what (?:\\p{L}+ )?(?:people|customers|clients|guests|patients|students) (?:say|think).*',
    'bewertungen|kundenstimmen|kundenmeinungen|rezensionen|erfahrungsberichte|gae?stebuch|avis(?: clients?)?|temoignages|livre d ?or',
    'opiniones|resenas|testimonios|recensioni|dicono di noi|testimonianze|depoimentos|avaliacoes|testemunhos|ervaringen|beoordelingen|recensies|gastenboek',
  ].join('|')})(?: from (?:our )?(?:customers|clients|guests|patients))?$`,
  'u',
)

/** Whether a page is about other businesses, or by customers: what it says describes one of them, in its own words, or is said by one. */
export function isAboutOthers(page: PageFacts): boolean {
  const names = [mainHeading(page), lastOf(page)]
  const is = (shape: RegExp): boolean => names.some((name) => shape.test(name))
  if (names.some((name) => OF_CUSTOMERS.test(plainWords(name)))) return true
  return is(OF_OTHERS) || (is(OF_OTHERS_OR_OURS) && linksOut(page))
}

/** The end of a page's address as words: "our stockists". */
function lastOf({ url }: PageFacts): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  return (decoded(last) ?? last).replace(/\.\w+$/u, '').replaceAll(/[-_+\s]+/gu, ' ')
}

/** Whether a link in the main part leads to a website of others, which a profile on a network is not. */
function linksOut({ links, url }: PageFacts): boolean {
  const own = registrableDomain(new URL(url).hostname)
  return links.some((link) => {
    const host =
      link.hidden || link.region !== 'main' || link.url === null ? '' : URL.parse(link.url)?.hostname
    return (
      host !== undefined && host !== '' && registrableDomain(host) !== own && socialNetworkOf(host) === null
    )
  })
}
