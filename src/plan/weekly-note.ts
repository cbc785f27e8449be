import { changeWords } from '#core/compare.ts'
import { countOfItem } from '#core/counts.ts'
import { jobMinutes, wholeTime } from '#core/job-time.ts'
import { listedBriefly } from '#core/words.ts'
import type { ShownMove } from './item-move.ts'
import { NO_RESULTS_YET, NOTHING_URGENT } from './overview.ts'
import type { TrackedItem, TrackedPlan } from './tracked.ts'
import { canBegin } from './waiting.ts'

const SHORT_MINUTES = 10
const NAMED = 3

/** The weekly note: four lines, and where its job is done. */
export interface WeeklyNote {
  lines: [changed: string, job: string, before: string, now: string]
  /** Path of the job's page; `null`: there is no job. */
  path: string | null
}

/** The weekly note of an account. `moves`: those since the last note, in any order. */
export function weeklyNoteOf(
  plan: Pick<TrackedPlan, 'items' | 'progress' | 'topPriority'>,
  moves: readonly ShownMove[],
): WeeklyNote {
  const moved = (kind: ShownMove['kind'], state: TrackedItem['state']) =>
    plan.items.filter(
      (item) => item.state === state && moves.some((move) => move.kind === kind && move.check === item.check),
    )
  const [fixed, reopened] = [moved('completed', 'completed'), moved('reopened', 'open')]
  const job = shortJob(plan.items)
  const example = fixed.map(({ title, before, after }) => ({
    title,
    words: before && after && changeWords(after, before),
  }))
  const told = example.find(({ words }) => words !== null)
  const said = (tag: string | undefined) => (told && tag !== undefined ? ` ${told.title}: ${tag}.` : '')
  const { label, total } = plan.progress
  return {
    lines: [
      changedLine(fixed, reopened),
      job
        ? `One job this week (${wholeTime(job)}): ${job.title}. ${job.why}`
        : 'No job is waiting for you this week.',
      `Before: ${doneBefore(plan, moves)} done.${said(told?.words?.was)}`,
      total === 0 ? NO_RESULTS_YET : `Now: ${label} done.${said(told?.words?.is)} ${nextWords(plan)}`,
    ],
    path: job?.link ?? null,
  }
}

/** How many were done before these moves: by where each item stood before its first one. */
function doneBefore(
  { items, progress }: Pick<TrackedPlan, 'items' | 'progress'>,
  moves: readonly ShownMove[],
): number {
  const latestFirst = moves.toSorted((one, other) => other.at.localeCompare(one.at))
  const from = [...new Map(latestFirst.map((move) => [move.check, move.from]))]
  const done = new Set(items.filter((item) => countOfItem(item) === 'good').map(({ check }) => check))
  const came = from.filter(([check, place]) => done.has(check) && place !== 'completed').length
  const went = from.filter(([check, place]) => !done.has(check) && place === 'completed').length
  return Math.max(0, progress.done - came + went)
}

function changedLine(fixed: readonly TrackedItem[], reopened: readonly TrackedItem[]): string {
  if (fixed.length + reopened.length === 0) return 'Nothing changed this week.'
  return [
    ...(fixed.length > 0 ? [`Fixed: ${named(fixed)}.`] : []),
    ...(reopened.length > 0 ? [`Needs another look: ${named(reopened)}.`] : []),
  ].join(' ')
}

const named = (items: readonly TrackedItem[]): string =>
  listedBriefly(
    items.map(({ title }) => title),
    NAMED,
  )

/** The first job of ten minutes at most, in the order of the plan; else the shortest. */
function shortJob(items: readonly TrackedItem[]): TrackedItem | undefined {
  const jobs = items.filter(
    (item) => item.state === 'open' && countOfItem(item) === 'toFix' && canBegin(item),
  )
  const short = jobs.find((item) => jobMinutes(item) <= SHORT_MINUTES)
  return short ?? jobs.toSorted((one, other) => jobMinutes(one) - jobMinutes(other))[0]
}

function nextWords({ items, topPriority: [top] }: Pick<TrackedPlan, 'items' | 'topPriority'>): string {
  const title = items.find(({ check }) => check === top)?.title
  return title === undefined ? NOTHING_URGENT : `Next: ${title}.`
}
