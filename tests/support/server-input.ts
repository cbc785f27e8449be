import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import type { FixInput } from '#fixes/fix.ts'
import { aSite } from './evidence.ts'
import { aCertificate } from './finding-input.ts'
import { anInput } from './fix-input.ts'
import { aPage } from './page-facts.ts'

/** A valid certificate for `joes.test` and its other name; http answers without a redirect. */
export const SOUND = aCertificate({
  http: { kind: 'answer', status: 200, redirectsToHttps: false },
  twin: { host: 'www.joes.test', resolves: true, covered: true },
})

export interface GivenServer {
  /** Ids of the findings. */
  findings?: string[]
  server?: string
  technologies?: readonly (readonly [TechnologyFacts['name'], TechnologyFacts['kind']])[]
  certificate?: CertificateEvidence
}

/** The input of fixes for a server: the findings, and what its headers and pages show. */
export function aServer({
  findings = [],
  server = '',
  technologies = [],
  certificate = SOUND,
}: GivenServer): FixInput {
  const home = aPage({
    headers: { server },
    technologies: technologies.map(([name, kind]) => ({ name, kind, version: null, by: 'header' as const })),
  })
  return anInput({
    facts: { findings: findings.map((id) => ({ id })) },
    evidence: { site: aSite({ home }), certificate },
  })
}
