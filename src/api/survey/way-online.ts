import { ONLINE_BUDGETS, ONLINE_STEPS } from '#core/getting-online/way-online.ts'
import type { Given } from '#core/survey/read-answer.ts'
import { answersOf, saveAnswers } from '#store/answers.ts'
import { wayOnlineCalls } from '../contract/way-online.ts'
import { named, Resource } from '../http/routing.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

/** Under this name it is stored with the answers to the survey; no question has it. */
const STORED_AS = 'way-online'

/** How far a business without a website is on its way online, as its owner says. */
export const wayOnlineRoutes = new Resource()
  .on(named(wayOnlineCalls, 'GET /way-online'), async (incoming) => {
    const website = await ownersWebsite(incoming)
    const given = await answersOf(incoming.services.db, website.id)
    return wayFrom(given.get(STORED_AS)?.value)
  })
  .on(named(wayOnlineCalls, 'PUT /way-online'), async (incoming) => {
    const { budget, done } = incoming.body
    const website = await ownersWebsite(incoming)
    const value = {
      ...(budget === null ? {} : { budget }),
      ...Object.fromEntries(done.map((step) => [step, 'done'])),
    }
    await saveAnswers(incoming.services.db, website.id, new Map([[STORED_AS, value]]))
    return wayFrom(value)
  })

function wayFrom(given: Given | undefined) {
  const stored = new Map(typeof given === 'object' ? Object.entries(given) : [])
  return {
    budget: ONLINE_BUDGETS.find((budget) => stored.get('budget') === budget) ?? null,
    done: ONLINE_STEPS.filter((step) => stored.get(step) === 'done'),
  }
}
