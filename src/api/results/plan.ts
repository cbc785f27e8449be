import { timesNote } from '#plan/effort.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import { movesOf } from '#store/plans.ts'
import { presentationOf } from '#store/websites.ts'
import { planCalls } from '../contract/plan.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { currentPlan, isUpdating } from './current-plan.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

const MOVES_SHOWN = 100

export const planRoutes = new Resource().on(named(planCalls, 'GET /plan'), async ({ c, services }) => {
  const website = await websiteInView(c)
  if (!website) throw notFound()
  const now = await currentPlan(services, website)
  const moves = await movesOf(services.db, website.id, { limit: MOVES_SHOWN })
  const results = [...(await briefResultsOfWebsite(services.db, website.id)).values()]
  const { savviness } = await presentationOf(services.db, website)
  return {
    plan: now.plan,
    moves,
    version: now.version,
    at: now.at.toISOString(),
    isUpdating: isUpdating(
      now,
      results.map(({ newest }) => newest.updatedAt),
      services.now(),
    ),
    timesNote: timesNote(savviness),
  }
})
