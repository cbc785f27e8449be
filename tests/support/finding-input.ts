import type { Finding } from '#checks/site-vulnerability/finding.ts'
import type { FindingInput } from '#checks/site-vulnerability/findings/input.ts'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { aSite, theTwins } from './evidence.ts'
import { aPage, type GivenPage } from './page-facts.ts'

/** A test's input for a website: its homepage, its other pages, and everything else in part. */
export interface FindingInputOptions extends Partial<Omit<FindingInput, 'home' | 'pages' | 'all' | 'site'>> {
  home?: GivenPage
  more?: readonly GivenPage[]
}

/** The evidence for findings: an empty homepage of `joes.test` without faults, with the given differences. */
export function aFindingInput({
  home: given = {},
  more = [],
  ...rest
}: FindingInputOptions = {}): FindingInput {
  const home = aPage(given)
  const all = [home, ...more.map((page) => aPage(page))]
  return {
    site: aSite({ home, address: home.url }),
    home,
    pages: all,
    shown: [],
    all,
    certificate: undefined,
    twins: theTwins(),
    scripts: { files: [], libraries: [] },
    exposure: { permitted: true, probes: [], securityTxt: null, cors: null },
    libraries: [],
    at: new Date('2026-11-21T00:00:00Z'),
    ...rest,
  }
}

/** A valid certificate of `joes.test`, with the given differences. */
export const aCertificate = (given: Partial<CertificateEvidence> = {}): CertificateEvidence => ({
  host: 'joes.test',
  kind: 'certificate',
  chainTrusted: true,
  problems: [],
  protocol: 'TLSv1.3',
  cipher: null,
  versions: { tls10: false, tls11: false, tls12: true, tls13: true },
  http: { kind: 'answer', status: 301, redirectsToHttps: true },
  twin: null,
  ...given,
})

/** Each finding with its places and its proof. */
export const foundOf = (findings: readonly Finding[]): [id: string, at: string[], evidence: string][] =>
  findings.map(({ id, at, evidence }) => [id, at, evidence])

export const idsOf = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id)
