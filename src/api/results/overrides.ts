import { catalogue } from '#checks/catalogue.generated.ts'
import { giveOverride } from '#plan/override.ts'
import { endOverride, saveOverride } from '#store/overrides.ts'
import { updatePlanAfterOverride } from '#store/update-plan.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import { lockWebsite, presentationOf } from '#store/websites.ts'
import { checkOf, noDetails } from './check-of.ts'
import { overrideCalls } from '../contract/overrides.ts'
import { overrideView } from './override-view.ts'
import { named, Resource } from '../http/routing.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

export const overrideRoutes = new Resource()
  .on(named(overrideCalls, 'PUT /checks/{id}/override'), async (incoming) => {
    const { db, now } = incoming.services
    const check = checkOf(incoming.params.id)
    // A check without a plan item cannot be set aside.
    if (!check.plan) throw noDetails(check.words.title)
    const website = await ownersWebsite(incoming)
    const at = now()
    const given = await db.transaction(async (tx) => {
      await lockWebsite(tx, website.id)
      const knownResults = await knownResultsOfCheck(tx, website.id, check.id)
      const override = giveOverride(check, incoming.body, knownResults?.lastKnown ?? null, at)
      await saveOverride(tx, website.id, override)
      return override
    })
    await updatePlanAfterOverride(db, website.id, { checks: catalogue, at })
    const { timeZone } = await presentationOf(db, website)
    return { override: overrideView({ ...given, endedAt: null, end: null }, timeZone) }
  })
  .on(named(overrideCalls, 'DELETE /checks/{id}/override'), async (incoming) => {
    const { db, now } = incoming.services
    const check = checkOf(incoming.params.id)
    const website = await ownersWebsite(incoming)
    await endOverride(db, { websiteId: website.id, check: check.id, end: 'withdrawn' })
    await updatePlanAfterOverride(db, website.id, { checks: catalogue, at: now() })
    return { override: null }
  })
