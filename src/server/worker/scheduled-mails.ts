import { PLAN_PATH } from '#core/navigation.ts'
import { reminderLetter, summaryLetter, weeklyNoteLetter } from '#mail/letters/news.ts'
import { isSummaryDue, reminderOf, summaryOf } from '#plan/due-mails.ts'
import type { ShownMove } from '#plan/item-move.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { weeklyNoteOf } from '#plan/weekly-note.ts'
import type { Database } from '#store/database.ts'
import { remindersDue, summariesDue, summarySent } from '#store/scheduled-work.ts'
import { movesOf } from '#store/plans.ts'
import { recipientOf } from '#store/recipients.ts'
import { type MailTools, unsubscribeUrl } from './mail-tools.ts'

/** Summaries written in a minute. */
const MOST = 50
/** Moves of one owner that a summary reads. */
const MOST_MOVES = 500

export interface ScheduledMailTools extends MailTools {
  db: Database
  onFault(where: string, error: unknown): void
}

/** Writes the weekly and monthly summaries that are due. One that fails is reported, and the others are written. */
export async function writeSummaries(tools: ScheduledMailTools, at: Date): Promise<void> {
  for (const due of await summariesDue(tools.db, at, MOST))
    await writeSummary(tools, due, at).catch((error: unknown) => tools.onFault('a summary', error))
}

type Due<T extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<T>>[number]

async function writeSummary(
  tools: ScheduledMailTools,
  { ownerId, websiteId, plan, last }: Due<typeof summariesDue>,
  at: Date,
): Promise<void> {
  const { db, mailer, origin } = tools
  const to = await recipientOf(db, ownerId)
  if (to && !isSummaryDue(to.preferences, last, at)) return
  if (to) {
    const moves = await movesOf(db, websiteId, { since: last, limit: MOST_MOVES })
    const about = { plan, moves, origin, unsubscribeUrl: unsubscribeUrl(tools, ownerId, 'summary') }
    await mailer.send({
      to: to.email,
      ownerId,
      kind: 'summary',
      letter: to.preferences.summaryEvery === 'week' ? weeklyLetter(about) : monthlyLetter(about),
      dedupeKey: `summary:${ownerId}:${last.toISOString()}`,
    })
  }
  // No confirmed address yet: the next summary is still due a week or a month from now.
  await summarySent(db, ownerId, at)
}

interface About {
  plan: TrackedPlan
  /** Since the last summary. */
  moves: readonly ShownMove[]
  origin: string
  unsubscribeUrl: string
}

const monthlyLetter = ({ plan, moves, origin, unsubscribeUrl }: About) =>
  summaryLetter({ ...summaryOf(plan, moves), url: `${origin}/`, unsubscribeUrl })

function weeklyLetter({ plan, moves, origin, unsubscribeUrl }: About) {
  const { lines, path } = weeklyNoteOf(plan, moves)
  return weeklyNoteLetter({ lines, hasJob: path !== null, url: `${origin}${path ?? '/'}`, unsubscribeUrl })
}

/** Reminds owners of small jobs, after some time without mail and without a completed item. */
export async function writeReminders(tools: ScheduledMailTools, at: Date): Promise<void> {
  for (const due of await remindersDue(tools.db, at))
    await writeReminder(tools, due, at).catch((error: unknown) => tools.onFault('a reminder', error))
}

async function writeReminder(
  tools: ScheduledMailTools,
  { ownerId, plan, lastMail, lastCompleted }: Due<typeof remindersDue>,
  at: Date,
): Promise<void> {
  const to = await recipientOf(tools.db, ownerId)
  if (!to) return
  // A new account has just received its first mail.
  const times = { lastMail: lastMail ?? to.since, lastCompleted }
  const items = reminderOf(plan, to.preferences, times, at)
  if (items.length === 0) return
  await tools.mailer.send({
    to: to.email,
    ownerId,
    kind: 'reminder',
    letter: reminderLetter({
      items: items.map(({ title }) => title),
      url: `${tools.origin}${PLAN_PATH}`,
      unsubscribeUrl: unsubscribeUrl(tools, ownerId, 'reminders'),
    }),
    dedupeKey: `reminder:${ownerId}:${at.toISOString().slice(0, 10)}`,
  })
}
