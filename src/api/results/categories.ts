import { catalogue } from '#checks/catalogue.generated.ts'
import { isConclusive, type KnownResults } from '#core/known-results.ts'
import type { AnyCheck } from '#core/check.ts'
import { inTourOrder } from '#engine/order.ts'
import { countOfCheck, overviewOf } from '#plan/overview.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import { categoryCalls } from '../contract/categories.ts'
import { notFound } from '../http/error.ts'
import { resultsOfCheckView } from './results.ts'
import { named, Resource } from '../http/routing.ts'
import { answeredWith } from './answered-with.ts'
import { currentPlan } from './current-plan.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

export const categoryRoutes = new Resource().on(
  named(categoryCalls, 'GET /categories/{category}'),
  async ({ c, params, services }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    const [knownByCheck, { plan }] = await Promise.all([
      briefResultsOfWebsite(services.db, website.id),
      currentPlan(services, website),
    ])
    const checks = inTourOrder(catalogue.filter(({ category }) => category === params.category))
    const known = { knownByCheck, plan, at: services.now() }
    // Later the result itself says that there is no website.
    const lacksWebsite = (check: AnyCheck): boolean =>
      website.address === null && check.worksWithoutWebsite !== true && !knownByCheck.has(check.id)
    const { categories } = overviewOf({ checks, history: new Map(), ...known })
    return {
      category: categories[0] ?? null,
      checks: checks.map((check) => ({
        check: check.id,
        title: check.words.title,
        path: check.path,
        countsAs: lacksWebsite(check) ? 'noWebsite' : countOfCheck(check, known),
        ...lineOf(check, knownByCheck.get(check.id)),
        answeredWith: answeredWith(plan, check),
        item: plan.items.find((item) => item.check === check.id) ?? null,
        setAside: plan.setAside.find((aside) => aside.check === check.id) ?? null,
      })),
    }
  },
)

function lineOf(check: AnyCheck, knownResults: KnownResults | undefined) {
  if (!knownResults) return { result: null, lastKnown: null }
  const { newest, lastKnown } = knownResults
  const isKnown = isConclusive(check, newest)
  return {
    result: resultsOfCheckView({ newest }),
    lastKnown: isKnown || !lastKnown ? null : { tag: lastKnown.tag, at: lastKnown.updatedAt },
  }
}
