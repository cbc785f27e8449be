import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import { countOpening, type HandOver, handOverByToken, claimRerun } from '#store/hand-overs.ts'
import { unfinishedScans } from '#store/scans.ts'
import { knownResultsOfWebsite } from '#store/known-results.ts'
import { type Website, websiteForWorker } from '#store/websites.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import { handOverTitle } from './hand-over-view.ts'
import { type Env, named, Resource } from '../http/routing.ts'
import { rerunView, WEBSITE_TRIGGER } from '../scans/reruns.ts'
import { scanView } from '../scans/scans.ts'
import type { Services } from '../services.ts'
import { refuseLeftAlone, startOrJoin } from '../scans/start-scan.ts'
import { hashToken } from '../visitors/visitor.ts'

const MINUTE = 60_000
const ONE_VISIT_MS = 5 * MINUTE
const RETEST_MS = 10 * MINUTE
const ENDED = 'This link has ended. Please ask the person who sent it for a new one.'

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

export const handOverLinkRoutes = new Resource()
  .on(named(handOverCalls, 'GET /handed/{token}'), async ({ params, services }) => {
    const { given, website } = await open(services, params.token)
    const at = services.now()
    const shown = await shownBy(services, given, website)
    await countOpening(services.db, given.id, at, before(at, ONE_VISIT_MS))
    const retestAt = (given.lastRetestAt?.getTime() ?? 0) + RETEST_MS
    return {
      website: { address: website.address, host: website.host },
      check: given.check,
      title: handOverTitle(given),
      expiresAt: given.expiresAt.toISOString(),
      ...shown,
      retestAt: retestAt > at.getTime() ? new Date(retestAt).toISOString() : null,
    }
  })
  .on(named(handOverCalls, 'POST /handed/{token}/run'), async ({ c, params, services }) => {
    const { given, website } = await open(services, params.token)
    return rerunView(await retest(c, given, website), WEBSITE_TRIGGER)
  })

/** The target of a valid link. Throws 404 for an unknown token, and 410 for a link that has ended. */
async function open({ db, now }: Services, token: string): Promise<{ given: HandOver; website: Website }> {
  const given = await handOverByToken(db, hashToken(token))
  const website = given && (await websiteForWorker(db, given.websiteId))
  if (!given || !website) throw notFound()
  // Support has assigned the website to somebody else: this owner may no longer show its results.
  const isOwners = website.ownerId === given.ownerId
  const isOver = given.revokedAt !== null || given.expiresAt <= now()
  if (!isOwners || isOver || shownChecks(given).length === 0) throw new AppError(410, 'ended', ENDED)
  return { given, website }
}

async function shownBy({ db }: Services, given: HandOver, website: Website) {
  const going = await unfinishedScans(db, website.id)
  const scan = going.findLast(({ checks }) => given.check === null || checks.includes(given.check))
  const standings = await knownResultsOfWebsite(db, website.id)
  const results = shownChecks(given).flatMap((id) => standings.get(id)?.newest ?? [])
  return { results, scan: scan ? scanView(scan, website) : null }
}

/** What a link shows, without what only the owner may see. */
const shownChecks = ({ check }: HandOver): string[] =>
  catalogue.filter(({ id, ownersOnly }) => !ownersOnly && (check ?? id) === id).map(({ id }) => id)

async function retest(c: Context<Env>, given: HandOver, website: Website) {
  const { db, now } = c.get('services')
  await refuseLeftAlone({ db }, website)
  const at = now()
  if (!(await claimRerun(db, given.id, at, before(at, RETEST_MS)))) {
    const waited = at.getTime() - (given.lastRetestAt ?? at).getTime()
    throw tooOften((RETEST_MS - waited) / 1_000)
  }
  return startOrJoin(c, { website, cause: 'hand_over', checks: shownChecks(given) })
}
