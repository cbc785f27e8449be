import type { Context } from 'hono'
import type { z } from 'zod'
import { gatheredValues } from '#checks/ready-made.ts'
import { withBoxes } from '#core/boxed.ts'
import type { AnyCheck } from '#core/check.ts'
import { shortDate } from '#core/dates.ts'
import { BACK_DAYS, improvementsOf, statusPeriodsOf, trendOf } from '#core/history.ts'
import { rerunAllowedAt } from '#core/schedule.ts'
import type { Snapshot } from '#core/snapshot.ts'
import { isConclusive } from '#core/known-results.ts'
import { changesOf } from '#plan/changes.ts'
import { timesNote } from '#plan/effort.ts'
import { timedSteps } from '#plan/steps.ts'
import type { FullKnownResults } from '#report/document.ts'
import { readEvidence } from '#store/evidence.ts'
import { handOversOf } from '#store/hand-overs.ts'
import { comparedHistory, historyOf } from '#store/history.ts'
import { overridesOfCheck } from '#store/overrides.ts'
import { unfinishedScans, rerunsOf, type Scan } from '#store/scans.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import { presentationOf, type Website } from '#store/websites.ts'
import { checkOf, noDetails } from './check-of.ts'
import { checkCalls, type checkPageShape } from '../contract/checks.ts'
import { handOverView } from '../hand-overs/hand-over-view.ts'
import { overrideView } from './override-view.ts'
import { type Env, named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { scanView } from '../scans/scans.ts'
import { answeredWith } from './answered-with.ts'
import { currentPlan, isUpdating } from './current-plan.ts'
import { lessonsOf, siblingsOf } from './lessons-of-check.ts'
import { hasQuestions } from '../survey/survey.ts'
import { websiteInView } from '../visitors/website-in-view.ts'
import { DAY_MS } from '#core/time-units.ts'

/** As many points as a trend line can show: half a year of daily scans. */
const TREND_POINTS = 180
const RECENT = 10
const MOST_PERIODS = 20

type Page = z.infer<typeof checkPageShape>

export const checkRoutes = new Resource()
  .on(named(checkCalls, 'GET /checks/{id}'), async ({ c, params }) => {
    const check = checkOf(params.id)
    const website = await websiteInView(c)
    const known = website && (await knownResultsOfCheck(c.get('services').db, website.id, check.id))
    if (!website || !known) throw noDetails(check.words.title)
    return pageOf(c, {
      check,
      website,
      known: await boxedOn(c.get('services'), { check, website, known }),
    })
  })
  .on(named(checkCalls, 'GET /checks/{id}/history'), async ({ c, params, query, services }) => {
    const check = checkOf(params.id)
    const website = await websiteInView(c)
    if (!website) throw noDetails(check.words.title)
    return historyOf(services.db, { websiteId: website.id, check: check.id }, query)
  })

interface About {
  check: AnyCheck
  website: Website
  known: FullKnownResults
}

/** The newest result with its pictures of the website. */
async function boxedOn(services: Services, { check, website, known }: About): Promise<FullKnownResults> {
  if (!check.boxed || known.newest.display === 'success') return known
  const evidence = gatheredValues(await readEvidence(services, website.id, check.boxed.evidence))
  return { ...known, newest: withBoxes(check, known.newest, evidence) }
}

async function pageOf(c: Context<Env>, about: About): Promise<Page> {
  const { check, website, known } = about
  const services = c.get('services')
  const at = services.now()
  const own = { websiteId: website.id, check: check.id }
  const [current, { snapshots }, compared, words, going, { timeZone, savviness }] = await Promise.all([
    currentPlan(services, website),
    historyOf(services.db, own, { limit: TREND_POINTS }),
    comparedHistory(services.db, website.id, new Date(at.getTime() - BACK_DAYS * DAY_MS), check.id),
    overridesOfCheck(services.db, website.id, check.id),
    unfinishedScans(services.db, website.id),
    presentationOf(services.db, website),
  ])
  const { plan } = current
  const given = words.map((word) => overrideView(word, timeZone))
  return {
    check: check.id,
    title: check.words.title,
    category: check.category,
    path: check.path,
    ...seen(check, known, timeZone),
    steps: timedSteps(check, known.newest, savviness),
    timesNote: timesNote(savviness),
    answeredWith: answeredWith(plan, check),
    item: plan.items.find((item) => item.check === check.id) ?? null,
    isPlanUpdating: isUpdating(current, [known.newest.updatedAt], at),
    setAside: plan.setAside.find((aside) => aside.check === check.id) ?? null,
    change: changeOf(check, compared, at),
    ...past(check, snapshots),
    override: given.find(({ endedAt }) => endedAt === null) ?? null,
    pastOverrides: given.filter(({ endedAt }) => endedAt !== null),
    scan: scanOf(check, going, website),
    hasQuestions: check.asks.length > 0 && (await hasQuestions(services, website, check)),
    lessons: lessonsOf(check),
    siblings: await siblingsOf(services.db, website.id, check),
    ...(await forOwner(c, about, at, timeZone)),
  }
}

/** The parts that only the website's owner sees. */
async function forOwner(
  c: Context<Env>,
  { check, website }: About,
  at: Date,
  timeZone: string,
): Promise<Pick<Page, 'rerunAt' | 'handOvers'>> {
  const { db } = c.get('services')
  if (website.ownerId === null) return { rerunAt: null, handOvers: [] }
  const [reruns, handOvers] = await Promise.all([
    rerunsOf(db, website.id, [check.id], at),
    handOversOf(db, website.ownerId),
  ])
  return {
    rerunAt: rerunAllowedAt(reruns, at)?.toISOString() ?? null,
    handOvers: handOvers
      .filter((one) => one.websiteId === website.id && one.asks.some((ask) => ask.check === check.id))
      .map((one) => handOverView(one, timeZone)),
  }
}

function seen(
  check: AnyCheck,
  { newest, lastKnown }: FullKnownResults,
  timeZone: string,
): Pick<Page, 'newest' | 'lastKnown' | 'lastKnownLine'> {
  if (isConclusive(check, newest) || !lastKnown) return { newest, lastKnown: null, lastKnownLine: null }
  const day = shortDate(lastKnown.updatedAt, timeZone)
  return { newest, lastKnown, lastKnownLine: `Last checked successfully on ${day}: ${lastKnown.tag}` }
}

const past = (
  check: AnyCheck,
  snapshots: Snapshot[],
): Pick<Page, 'recent' | 'trend' | 'statusPeriods' | 'improvements'> => ({
  recent: snapshots.slice(0, RECENT),
  trend: trendOf(check, snapshots),
  statusPeriods: statusPeriodsOf(snapshots).slice(0, MOST_PERIODS),
  improvements: improvementsOf(check, snapshots).slice(0, RECENT),
})

function changeOf(check: AnyCheck, history: ReadonlyMap<string, Snapshot[]>, at: Date): Page['change'] {
  const { better, worse, same } = changesOf({ checks: [check], history, at })
  return [...better, ...worse, ...same][0] ?? null
}

function scanOf(check: AnyCheck, going: readonly Scan[], website: Website): Page['scan'] {
  const own = going.findLast(({ checks }) => checks.includes(check.id))
  return own ? scanView(own, website) : null
}
