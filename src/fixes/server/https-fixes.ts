import { z } from 'zod'
import { factsAs } from '../facts.ts'
import type { Fix, FixEvidence, FixInput, FixMaker } from '../fix.ts'
import { hostingOf } from '../hosting/hosting.ts'
import { hasHttpsMenu, httpsPieces, httpsWhere } from './https-pieces.ts'
import { hostNames } from './names.ts'
import { hasSoundCertificate } from './sound-certificate.ts'

const findings = z.object({ findings: z.array(z.object({ id: z.string() })) })
const redirect = z.object({ httpRedirectsToHttps: z.boolean().nullable() })
const NO_REDIRECT = new Set(['no-redirect', 'redirect-late'])

/** The redirect from http to https, for a website without one. */
export const httpsFixes: FixMaker = ({ result, evidence }: FixInput): Omit<Fix, 'check'>[] => {
  const ids = factsAs(findings, result.facts)?.findings.map(({ id }) => id) ?? []
  const isOpen =
    factsAs(redirect, result.facts)?.httpRedirectsToHttps === false || ids.some((id) => NO_REDIRECT.has(id))
  if (!isOpen || !hasSoundCertificate(evidence) || leadsBack(evidence)) return []
  const hosting = hostingOf(evidence)
  const pieces = httpsPieces(hosting, hostNames(evidence))
  if (pieces.length === 0 && !hasHttpsMenu(hosting)) return []
  return [
    {
      id: 'https-redirect',
      title: 'Send every visitor to the secure address',
      why: 'Your website has a padlock, but visitors who come without https stay without it.',
      pieces,
      where: httpsWhere(hosting, pieces),
      builderDoesIt: pieces.length === 0,
    },
  ]
}

/** The https address redirects to http: a redirect the other way would loop. */
const leadsBack = ({ site }: FixEvidence): boolean => site?.address.startsWith('http:') === true
