import { z } from 'zod'
import { shortDate } from '#core/dates.ts'
import type { CertificateProblem } from '#core/evidence/certificate.ts'
import { factsAs } from '../facts.ts'
import type { FixInput } from '../fix.ts'
import { CERTIFICATE_ASKS } from './asks.data.ts'

const padlock = z.object({ problems: z.array(z.string()), expiresAt: z.string().nullable().default(null) })
const isProblem = (code: string): code is CertificateProblem => Object.hasOwn(CERTIFICATE_ASKS, code)

const NONE_YET =
  'There is no certificate. Please install one (Let’s Encrypt is free) and renew it automatically.'

/** What to ask about the certificate: its faults, its approaching end, a name that it does not cover. */
export function certificateAsks({ result, evidence: { certificate }, timeZone }: FixInput): string[] {
  const known = factsAs(padlock, result.facts)
  if (!known) return []
  if (certificate?.kind === 'refused' || certificate?.kind === 'not_tls') return [NONE_YET]
  const twin = certificate?.twin
  const ends = result.status === 'about_to_expire' && known.expiresAt !== null ? known.expiresAt : null
  return [
    ...known.problems.filter(isProblem).map((problem) => CERTIFICATE_ASKS[problem]),
    ...(ends === null
      ? []
      : [
          `The certificate runs out on ${shortDate(ends, timeZone)}. Please renew it and switch on automatic renewal.`,
        ]),
    // Who asks for another certificate asks for both names already.
    ...(certificate?.leaf &&
    twin?.resolves &&
    twin.covered === false &&
    !known.problems.includes('wrong_name')
      ? [`The certificate leaves out ${twin.host}. Please issue one that covers it, too.`]
      : []),
  ]
}
