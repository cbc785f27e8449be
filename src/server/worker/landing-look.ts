import { landingFindings } from '#ads/landing/findings.ts'
import { LANDING_EVIDENCE, type LandingEvidence, landingEvidenceOf } from '#ads/landing/landing-evidence.ts'
import { adsOf } from '#api/ads/account.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { failure } from '#core/reasons.ts'
import { gatherPage, type PageTools } from '#engine/gather-page.ts'
import { endLandingLook, landingLookToMake } from '#store/ads-landing-looks.ts'
import { ownerOf } from '#store/owners.ts'
import { inTime } from '../in-time.ts'
import type { ScanTools } from './scan-tools.ts'

export interface LandingTools extends PageTools, Pick<ScanTools, 'db' | 'connections'> {
  now: () => Date
}

/** An owner waits for it before money is spent, so it is shorter than a scan's; the wizard says it. */
const DEADLINE_MS = 2 * MINUTE_MS

const OUR_FAULT = { state: 'failed', failure: failure('internal') } as const
/** What is known of a page whose evidence could not be judged: that it was our fault. */
const NOT_JUDGED: LandingEvidence = {
  site: OUR_FAULT,
  certificate: OUR_FAULT,
  rendered: OUR_FAULT,
  loaded: OUR_FAULT,
  mobileVisit: OUR_FAULT,
}

/** Makes a look at the page that an ad is to lead to. One that has ended is not made again; one that is stopped goes back to the queue. */
export async function lookAtLanding(lookId: string, tools: LandingTools, signal: AbortSignal): Promise<void> {
  const { db } = tools
  const look = await landingLookToMake(db, lookId)
  if (!look) return
  const wanted = { address: look.input.url, keys: LANDING_EVIDENCE, deadlineMs: DEADLINE_MS }
  const gathered = await gatherPage(tools, wanted, signal)
  if (signal.aborted) throw new Error('This worker is stopping; another one takes the look up')
  const countsConversions = await accountCountsConversions(tools, look.ownerId)
  const timeZone = zoneOfOwner(await ownerOf(db, look.ownerId))
  const about = { countsConversions, timeZone }
  const findingsOf = (evidence: LandingEvidence) => landingFindings(look.input, evidence, about)
  const findings = inTime('the findings of a landing page', () => findingsOf(landingEvidenceOf(gathered)), {
    onFault: tools.onFault,
    instead: () => findingsOf(NOT_JUDGED),
  })
  await endLandingLook(db, lookId, { state: 'done', findings })
}

/** Whether the owner's account counts any conversion; that of the sample says nothing of the owner's page. */
async function accountCountsConversions(tools: LandingTools, ownerId: string): Promise<boolean | null> {
  const ads = await adsOf(tools, ownerId)
  if (ads?.connection.mode !== 'live') return null
  const { data } = await ads.read('account')
  return data?.countsConversions ?? null
}
