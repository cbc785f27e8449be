import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import { timeZoneOf } from '#core/business/time-zone.ts'
import { onboardingSchema } from '#core/owner-input/business-forms.ts'
import { readOnboardingPhone } from '#core/owner-input/phone-number.ts'
import type { OwnerChange } from '#store/owners.ts'
import { type Onboarded, saveOnboarding } from '#store/onboarding.ts'
import { newestFullScan, type Scan } from '#store/scans.ts'
import { onboardingCalls } from '../contract/onboarding.ts'
import { ASK_SUPPORT, wrongFields } from '../http/error.ts'
import { endLostStreams } from '../live/events.ts'
import { foundOnWebsite } from './found-details.ts'
import { leftForOwners } from './left-for-owners.ts'
import { knownHosts } from '../visitors/known-hosts.ts'
import { signedInOwner } from './me.ts'
import { readForm } from '../http/read-form.ts'
import { scanAfterSaving } from '../scans/scan-after-saving.ts'
import { type Env, named, Resource } from '../http/routing.ts'
import { scanView } from '../scans/scans.ts'
import { startOrJoin } from '../scans/start-scan.ts'
import { visitorOf } from '../visitors/visitor.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

export const onboardingRoutes = new Resource()
  .on(named(onboardingCalls, 'POST /onboarding'), async (incoming) => {
    const { c, body, services } = incoming
    const { phone = '', timeZone, ...typed } = body
    const given = readForm(onboardingSchema(knownHosts(services)), typed)
    const { website, mayCheck, facebook, instagram, twitter, linkedin, ...business } = given
    await signedInOwner(incoming)
    const begun = await saveOnboarding(services.db, {
      ownerId: incoming.owner.ownerId,
      visitorId: await visitorOf(c),
      address: website,
      mayCheck,
      about: { ...business, timeZone: timeZoneOf(business, timeZone), ...phoneIn(phone, business.country) },
      channels: { facebook, instagram, twitter, linkedin },
      at: services.now(),
    })
    if (!begun) throw wrongFields({ website: ASK_SUPPORT })
    // The visitor's scan belongs to the account now: open event streams of the visitor end.
    await endLostStreams(services)
    return scanView(await firstScan(c, begun), begun.website)
  })
  .on(named(onboardingCalls, 'GET /onboarding/found'), async ({ c, services }) => {
    const website = await websiteInView(c)
    if (!website) return { website: null, country: null, city: null, found: [] }
    return foundOnWebsite(services, website)
  })

function phoneIn(typed: string, country: string | null): OwnerChange {
  const read = readOnboardingPhone(typed, country)
  if (!read.ok) throw wrongFields({ phone: read.message })
  return read.value === null ? {} : { phone: read.value }
}

/** The first scan of everything; results that the visitor has already are only rejudged with the owner's answers, and what was left for an owner is gathered. */
async function firstScan(c: Context<Env>, { website, newlyAllowed }: Onboarded): Promise<Scan> {
  const services = c.get('services')
  const seen = await newestFullScan(services.db, website.id)
  if (!seen || !coversEveryCheck(seen)) return startOrJoin(c, { website, cause: 'owner', checks: everyCheck })
  await scanAfterSaving(c, website, {
    reads: ['profile', 'answers'],
    gathers: [...(newlyAllowed ? ['exposure' as const] : []), ...(await leftForOwners(services, seen))],
  })
  return seen
}

const everyCheck = catalogue.map(({ id }) => id)

const coversEveryCheck = ({ state, checks }: Scan): boolean =>
  state !== 'failed' && state !== 'cancelled' && everyCheck.every((id) => checks.includes(id))
