import { BROWSER_ENDS } from '#core/browser-facts.ts'
import { EGRESS_REFUSALS } from '#core/egress-refusals.ts'
import { DEAD_LETTERS } from '#core/queues.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import type { countJobs } from '#store/queue.ts'
import { endedMailsSince, endedScansSince, talliesSince } from '#store/tallies.ts'
import { DAY_MS, SECOND_MS } from '#core/time-units.ts'

/** What happened in the last 24 hours, from what is stored: the same whether or not anything is exported to a collector. */
export async function latelyOf(
  { db, connections }: { db: Database; connections: Pick<Connections, 'connectors' | 'quota'> },
  jobs: Awaited<ReturnType<typeof countJobs>>,
  at: Date,
) {
  const since = new Date(at.getTime() - DAY_MS)
  const [scans, mails, tallies, quotas] = await Promise.all([
    endedScansSince(db, since),
    endedMailsSince(db, since),
    talliesSince(db, since),
    Promise.all(
      connections.connectors.map(async ({ id, title }) => ({ title, quota: await connections.quota(id) })),
    ),
  ])
  const counted = (what: string, label: string): number =>
    tallies.find((one) => one.what === what && one.label === label)?.count ?? 0
  const ended = (states: readonly string[]): number =>
    mails.reduce((all, { state, count }) => (states.includes(state) ? all + count : all), 0)
  return {
    scans: scans.flatMap(({ state, ...rest }) =>
      state === 'queued' || state === 'running' ? [] : [{ state, ...rest }],
    ),
    waiting: waitingIn(jobs, at),
    browserEnds: BROWSER_ENDS.map((how) => ({ how, count: counted('browser_end', how) })).filter(isThere),
    refusals: EGRESS_REFUSALS.map((kind) => ({ kind, count: counted('refusal', kind) })).filter(isThere),
    mails: { sent: ended(['sent']), failed: ended(['failed', 'unknown']) },
    // One of a minute says nothing of the last day.
    quotas: quotas.flatMap(({ title, quota }) =>
      quota === null || quota.today !== undefined ? [] : [{ service: title, ...quota }],
    ),
  }
}

const isThere = ({ count }: { count: number }): boolean => count > 0

/** Queues in which jobs wait that could be taken. The copies of failed jobs are counted in their own queues. */
function waitingIn(jobs: Awaited<ReturnType<typeof countJobs>>, at: Date) {
  const waits = jobs.filter(
    ({ state, oldest, queue }) =>
      (state === 'created' || state === 'retry') && oldest !== null && queue !== DEAD_LETTERS,
  )
  return [...new Set(waits.map(({ queue }) => queue))].map((queue) => {
    const own = waits.filter((one) => one.queue === queue)
    const oldest = Math.min(...own.map((one) => one.oldest?.getTime() ?? at.getTime()))
    return {
      queue,
      jobs: own.reduce((all, { count }) => all + count, 0),
      oldestSeconds: Math.max(0, Math.round((at.getTime() - oldest) / SECOND_MS)),
    }
  })
}
