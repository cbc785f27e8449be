import { z } from 'zod'
import { factsAs } from '../facts.ts'
import type { Fix, FixEvidence, FixInput, FixMaker, Piece } from '../fix.ts'
import { type Place, placeOf, type Server } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { DIALECTS, type Dialect, wordPressHeaders } from './dialects.ts'
import { hasSoundCertificate, wantedHeaders } from './wanted-headers.ts'

const findings = z.object({ findings: z.array(z.object({ id: z.string() })) })
const redirect = z.object({ httpRedirectsToHttps: z.boolean().nullable() })
const NO_REDIRECT = new Set(['no-redirect', 'redirect-late'])

type ServerFix = Omit<Fix, 'check'>

/** The servers that most small websites stand on, for a website that shows none. */
const USUAL: readonly Server[] = ['apache', 'nginx']

/** Response headers, for the findings about them. */
export const headerFixes: FixMaker = ({ result, evidence }) => {
  const ids = factsAs(findings, result.facts)?.findings.map(({ id }) => id) ?? []
  const headers = wantedHeaders(ids, evidence)
  if (headers.length === 0) return []
  const place = placeOf(evidence)
  const pieces = piecesFor(place, (dialect) => dialect.headers(headers, hostsOf(evidence)))
  return [
    {
      id: 'security-headers',
      title: `Send ${headers.length === 1 ? 'a security header' : `${headers.length} security headers`} with every page`,
      why: 'They tell browsers what others may not do with your pages.',
      pieces: place.isWordPress ? [...pieces, wordPressHeaders(headers)] : pieces,
      where: whereTo(place, 'headers'),
      builderDoesIt: place.builder !== null,
    },
  ]
}

/** The way from http to https, for a website whose visitors are not sent there. */
export const httpsFixes: FixMaker = ({ result, evidence }: FixInput): ServerFix[] => {
  const ids = factsAs(findings, result.facts)?.findings.map(({ id }) => id) ?? []
  const isOpen =
    factsAs(redirect, result.facts)?.httpRedirectsToHttps === false || ids.some((id) => NO_REDIRECT.has(id))
  if (!isOpen || !hasSoundCertificate(evidence)) return []
  const place = placeOf(evidence)
  return [
    {
      id: 'https-redirect',
      title: 'Send every visitor to the secure address',
      why: 'Your website has a padlock, but visitors who come without https stay without it.',
      pieces: piecesFor(place, (dialect) => dialect.https(hostsOf(evidence))),
      where: whereTo(place, 'https'),
      builderDoesIt: place.builder !== null,
    },
  ]
}

/** Pieces for the servers that show themselves, else for the usual ones; none where a builder has menus instead. */
function piecesFor({ builder, servers }: Place, write: (dialect: Dialect) => Piece | null): Piece[] {
  if (builder) return []
  const spoken = servers.length > 0 ? servers : USUAL
  return spoken.map((server) => write(DIALECTS[server])).filter((piece) => piece !== null)
}

/** The website's names: its host, and its twin with or without `www.` where there is one. */
function hostsOf({ certificate, site, pages }: FixEvidence): string[] {
  const host = certificate?.host ?? site?.host ?? pages?.host ?? '[your domain]'
  const twin = certificate?.twin
  return twin?.resolves && twin.covered !== false ? [host, twin.host] : [host]
}
