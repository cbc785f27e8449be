import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { pathname } from '#core/navigation.ts'
import type { Trigger } from '#core/trigger-names.ts'
import { checksOf, extraEvidence, fieldTriggers, parseTrigger, refreshWords } from '#core/triggers.ts'
import type { Scan } from '#store/scans.ts'
import type { Website } from '#store/websites.ts'
import { checkOf } from '../results/check-of.ts'
import { rerunCalls, type rerunShape } from '../contract/reruns.ts'
import { named, Resource } from '../http/routing.ts'
import { queueRejudging, refuseLeftAlone, startOrJoin } from './start-scan.ts'
import { refreshEveryYear, refreshYears } from '../summary/imports.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

/** A rerun, for whoever asked for it. */
export const rerunView = (scan: Pick<Scan, 'id' | 'state'>, trigger: Trigger): z.infer<typeof rerunShape> => {
  const { running, done } = refreshWords(trigger)
  return {
    runId: scan.id,
    scanId: scan.id,
    state: scan.state === 'running' ? 'running' : 'queued',
    message: running,
    doneMessage: done,
  }
}

/** The trigger whose texts are used for a test of the website itself. */
export const WEBSITE_TRIGGER: Trigger = 'content'
const everyCheck = catalogue.map(({ id }) => id)

/** The owner's website. Throws 404 before onboarding, and 409 for a website that is left alone. */
async function websiteToRun(incoming: Parameters<typeof ownersWebsite>[0]): Promise<Website> {
  const website = await ownersWebsite(incoming)
  await refuseLeftAlone(incoming.services, website)
  return website
}

/** The checks that a trigger runs: its own, or else those that read the evidence it names. */
function checksFor(trigger: Trigger): string[] {
  const own = checksOf(catalogue, [trigger])
  const extra = extraEvidence([trigger])
  const chosen =
    own.length > 0 ? own : catalogue.filter(({ needs }) => needs.some((key) => extra.includes(key)))
  return chosen.map(({ id }) => id)
}

/** One check, and the other side of its page where that is judged by what this one gathers: what is mended on one is mended on both. */
const withOtherSide = ({ id, path, needs }: AnyCheck): string[] => [
  id,
  ...catalogue
    .filter((other) => other.id !== id && pathname(other.path) === pathname(path))
    .filter(({ wants }) => wants.some((key) => needs.includes(key)))
    .map((other) => other.id),
]

export const rerunRoutes = new Resource()
  .on(named(rerunCalls, 'POST /triggers'), async (incoming) => {
    const refresh = parseTrigger(incoming.body)
    const { trigger, fields } = refresh
    const website = await websiteToRun(incoming)
    const checks = checksFor(trigger)
    const { ownerId } = incoming.owner
    await refreshYears(incoming.services, { ownerId, service: trigger, only: fields })
    // A trigger that no check has (weights; an accounting service, whose years were queued above) updates the plan.
    const scan =
      checks.length === 0
        ? await queueRejudging(incoming.services, website, [])
        : await startOrJoin(incoming.c, {
            website,
            cause: 'owner',
            checks,
            triggers: [trigger, ...fieldTriggers(refresh)],
            isSingle: true,
          })
    return rerunView(scan, trigger)
  })
  .on(named(rerunCalls, 'POST /checks/{id}/run'), async (incoming) => {
    const check = checkOf(incoming.params.id)
    const website = await websiteToRun(incoming)
    const request = { website, cause: 'owner', checks: withOtherSide(check), isSingle: true } as const
    return rerunView(await startOrJoin(incoming.c, request), check.triggers[0] ?? WEBSITE_TRIGGER)
  })
  .on(named(rerunCalls, 'POST /categories/{category}/run'), async (incoming) => {
    const website = await websiteToRun(incoming)
    const checks = catalogue.filter(({ category }) => category === incoming.params.category)
    const ids = checks.map(({ id }) => id)
    const request = { website, cause: 'owner', checks: ids, isWide: true } as const
    return rerunView(await startOrJoin(incoming.c, request), WEBSITE_TRIGGER)
  })
  .on(named(rerunCalls, 'POST /run'), async (incoming) => {
    const website = await websiteToRun(incoming)
    const scan = await startOrJoin(incoming.c, { website, cause: 'owner', checks: everyCheck, isWide: true })
    await refreshEveryYear(incoming.services, incoming.owner.ownerId)
    return rerunView(scan, WEBSITE_TRIGGER)
  })
