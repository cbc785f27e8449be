import type { Context } from 'hono'
import { fixSources } from '#checks/fixes.generated.ts'
import { countOfItem } from '#core/counts.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { isOwners } from '#core/job-time.ts'
import { isCopiedNow } from '#core/piece-kinds.ts'
import { pinOf } from '#plan/pins.ts'
import { type Tonight, tonightOf } from '#plan/tonight.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { hit } from '#store/limits.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import type { Website } from '#store/websites.ts'
import { firstJobCalls } from '../contract/first-job.ts'
import { notFound, tooOften } from '../http/error.ts'
import { type Env, named, Resource } from '../http/routing.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { websiteInView } from '../visitors/website-in-view.ts'
import { checkOf } from './check-of.ts'
import { currentPlan } from './current-plan.ts'
import { keepWords } from './keep-words.ts'
import { madeFixes, type MadeFix } from './fixes.ts'

/** Checks whose fixes are made in search of a piece: each reads evidence. */
const MOST_TRIED = 5
/** Fields that a visitor may fill in. */
const MOST_WORDS = 200
/** Answers an hour for one network. */
const LIMIT = { most: 120, windowSeconds: 3_600 }

export const firstJobRoutes = new Resource()
  .on(named(firstJobCalls, 'GET /first-job'), async ({ c, services }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    await countAsker(c)
    const { plan } = await currentPlan(services, website)
    const toFix = plan.items.filter((item) => item.place !== null && countOfItem(item) === 'toFix')
    const withSource = toFix.filter(({ check }) => fixSources.has(check))
    const [ready, others] = [true, false].map((is) => withSource.filter((one) => one.isReadyMade === is))
    const job = (await jobAmong(c, website, ready ?? [])) ?? (await jobAmong(c, website, others ?? []))
    const next = job ? toFix.filter((item) => item !== job.item) : toFix
    const mayChange = job !== null && plan.items.some((item) => mayComeBefore(job.item, item))
    return { job, next, tonight: tonightWith(job, plan), mayChange }
  })
  .on(named(firstJobCalls, 'PUT /first-job/words'), async ({ c, body, services }) => {
    const website = await websiteInView(c)
    // An owner's words also go to the profile and the summary, by a call of their own.
    if (!website || website.ownerId !== null) throw notFound()
    await countAsker(c)
    await keepWords(services.db, website.id, body.words, MOST_WORDS)
    return { message: SAVED_MESSAGE }
  })

type Item = TrackedPlan['items'][number]

interface Job {
  item: Item
  fix: MadeFix
}

/**
 * The first item with a piece to copy as it is, else the first whose piece has blanks. What somebody else has to do comes after what the asker
 * can, unless it is a danger.
 */
async function jobAmong(c: Context<Env>, website: Website, items: readonly Item[]): Promise<Job | null> {
  let [others, blank]: (Job | null)[] = [null, null]
  for (const item of items.slice(0, MOST_TRIED)) {
    const fixes = await copiedFixes(c, website, item.check)
    const filled = fixes.find(({ pieces }) => pieces.filter(isCopiedNow).slice(0, 1).some(isDoneByIt))
    if (filled && (isOwners(item.who) || item.display === 'error')) return { item, fix: filled }
    if (filled) others ??= { item, fix: filled }
    const [fix] = fixes
    if (fix) blank ??= { item, fix }
  }
  return others ?? blank ?? null
}

/** What is for one evening, with the first job: where the plan's evening leaves it out, an evening that begins with it. */
function tonightWith(job: Job | null, plan: TrackedPlan): Tonight | null {
  const { tonight, items } = plan
  if (job === null || job.item.tonightMinutes === null || tonight?.checks.includes(job.item.check))
    return tonight
  const rest = items
    .filter((item) => item.place !== null && item !== job.item)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return tonightOf(
    [job.item, ...rest].map((item) => ({
      ...item,
      isPinned: item.status !== null && pinOf(checkOf(item.check), { status: item.status }) !== null,
    })),
  )
}

/** Whether a check without a result yet could be placed before this item, with a piece of its own. */
const mayComeBefore = ({ priority }: Item, { check, status }: Item): boolean =>
  status === null && fixSources.has(check) && (checkOf(check).plan?.weight ?? 0) > (priority ?? 0)

async function countAsker(c: Context<Env>): Promise<void> {
  const { db, now } = c.get('services')
  const { allowed, retryAfterSeconds } = await hit(db, `first-job:${c.get('from')}`, LIMIT, now())
  if (!allowed) throw tooOften(retryAfterSeconds)
}

/** The fixes of a check with a piece that can be copied at once; without those that wait for the others of the check. */
async function copiedFixes(c: Context<Env>, website: Website, id: string): Promise<MadeFix[]> {
  const services = c.get('services')
  const knownResults = await knownResultsOfCheck(services.db, website.id, id)
  const fixes = knownResults ? await madeFixes(services, website, { check: checkOf(id), knownResults }) : []
  return fixes.filter(({ pieces, followsOthers }) => followsOthers !== true && pieces.some(isCopiedNow))
}

/** Complete, and the work itself: a message only asks somebody else for it. */
const isDoneByIt = (piece: MadeFix['pieces'][number]): boolean =>
  piece.name?.startsWith('message-to-') !== true && fillPiece(piece, piece.fields, {}).missing.length === 0
