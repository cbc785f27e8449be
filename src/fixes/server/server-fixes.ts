import { z } from 'zod'
import { factsAs } from '../facts.ts'
import type { Fix, FixEvidence, FixInput, FixMaker } from '../fix.ts'
import { placeOf } from '../place/place.ts'
import { headerPieces, headersWhere } from './header-pieces.ts'
import { hasHttpsMenu, httpsPieces, httpsWhere } from './https-pieces.ts'
import { hasSoundCertificate, wantedHeaders } from './wanted-headers.ts'

const findings = z.object({ findings: z.array(z.object({ id: z.string() })) })
const redirect = z.object({ httpRedirectsToHttps: z.boolean().nullable() })
const NO_REDIRECT = new Set(['no-redirect', 'redirect-late'])

type ServerFix = Omit<Fix, 'check'>

/** Response headers, for the findings about them. */
export const headerFixes: FixMaker = ({ result, evidence }) => {
  const ids = factsAs(findings, result.facts)?.findings.map(({ id }) => id) ?? []
  const wanted = wantedHeaders(ids, evidence)
  if (wanted.length === 0) return []
  const place = placeOf(evidence)
  const headers = wanted.map(({ header }) => header)
  const around = {
    before: inOne(wanted.flatMap(({ before }) => before ?? [])),
    after: wanted.flatMap(({ after }) => after ?? []),
  }
  const pieces = headerPieces(place, headers, namesOf(evidence).hosts)
  // Nothing to do, and next to nothing missing: not worth a word.
  if (pieces.length === 0 && !place.builder?.ownHeaders && wanted.every(({ isSmall }) => isSmall)) return []
  return [
    {
      id: 'security-headers',
      title:
        pieces.length === 0
          ? 'Security headers: nothing to paste here'
          : `Send ${headers.length === 1 ? 'a security header' : `${headers.length} security headers`} with every page`,
      why: 'They tell browsers what others may not do with your pages. A page works without them; they are a second lock.',
      pieces,
      where: headersWhere(place, pieces, { headers, ...around }),
      builderDoesIt: pieces.length === 0,
    },
  ]
}

const inOne = (sentences: readonly string[]): string[] => (sentences.length > 0 ? [sentences.join(' ')] : [])

/** The way from http to https, for a website whose visitors are not sent there. */
export const httpsFixes: FixMaker = ({ result, evidence }: FixInput): ServerFix[] => {
  const ids = factsAs(findings, result.facts)?.findings.map(({ id }) => id) ?? []
  const isOpen =
    factsAs(redirect, result.facts)?.httpRedirectsToHttps === false || ids.some((id) => NO_REDIRECT.has(id))
  if (!isOpen || !hasSoundCertificate(evidence) || leadsBack(evidence)) return []
  const place = placeOf(evidence)
  const pieces = httpsPieces(place, namesOf(evidence))
  if (pieces.length === 0 && !hasHttpsMenu(place)) return []
  return [
    {
      id: 'https-redirect',
      title: 'Send every visitor to the secure address',
      why: 'Your website has a padlock, but visitors who come without https stay without it.',
      pieces,
      where: httpsWhere(place, pieces),
      builderDoesIt: pieces.length === 0,
    },
  ]
}

/** The secure address sends its visitors back to http: a redirect the other way would never end. */
const leadsBack = ({ site }: FixEvidence): boolean => site?.address.startsWith('http:') === true

/** The website's names: its host, and its twin with or without `www.` where there is one. */
function namesOf({ certificate, site, pages }: FixEvidence) {
  const host = certificate?.host ?? site?.host ?? pages?.host ?? '[your domain]'
  const twin = certificate?.twin?.resolves ? certificate.twin : null
  return {
    hosts: twin?.covered === true ? [host, twin.host] : [host],
    uncovered: twin !== null && twin.covered !== true,
  }
}
