import { LANDING_KINDS, type LandingFinding, type LandingInput, type LandingKind } from '#core/ads/landing.ts'
import { judgeContact } from './contact.ts'
import { judgeConversions } from './conversions.ts'
import type { LandingVerdict } from './finding.ts'
import type { LandingEvidence } from './landing-evidence.ts'
import { judgeOnPhone } from './on-a-phone.ts'
import { judgeReachable } from './reachable.ts'
import { judgeSaysTheSame } from './says-the-same.ts'
import { judgeSecure } from './secure.ts'

/** What is known of the owner. */
interface OfOwner {
  /** Whether their account counts any conversion. */
  countsConversions: boolean | null
  /** In which they read dates (IANA); absent: UTC. */
  timeZone?: string
}

/** What Fettle says of the page that an ad is to lead to: one finding of each kind, in the order of the screen. */
export function landingFindings(
  ad: LandingInput,
  evidence: LandingEvidence,
  { countsConversions, timeZone = 'UTC' }: OfOwner,
): LandingFinding[] {
  const verdicts: Readonly<Record<LandingKind, LandingVerdict>> = {
    reachable: judgeReachable(evidence.site),
    secure: judgeSecure(evidence, timeZone),
    phone: judgeOnPhone(evidence),
    says_the_same: judgeSaysTheSame(ad, evidence),
    contact: judgeContact(evidence, ad.phone),
    conversions: judgeConversions(evidence, countsConversions),
  }
  return LANDING_KINDS.map((kind) => ({ kind, ...verdicts[kind] }))
}
