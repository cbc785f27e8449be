import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import { countJobs } from '#store/queue.ts'
import { watchGauge } from '#telemetry/telemetry.ts'
import { LABEL_SETS } from '#telemetry/metrics.ts'
import { QUEUES } from '../queues.ts'

const STATES = { created: 'waiting', retry: 'waiting', active: 'running', failed: 'failed' } as const
const MS = 1_000
/** Two gauges of one collection read the queue once. */
const KEPT_MS = 1_000

type JobCounts = Awaited<ReturnType<typeof countJobs>>

/** What the whole installation shares, read from the database at each collection. Each web process says the same. */
export function watchInstallation(
  db: Database,
  connections: Pick<Connections, 'connectors' | 'quota'>,
): void {
  let kept: { at: number; jobs: Promise<JobCounts> } | null = null
  const jobsNow = (): Promise<JobCounts> => {
    if (!kept || performance.now() - kept.at > KEPT_MS) kept = { at: performance.now(), jobs: countJobs(db) }
    return kept.jobs
  }
  watchGauge('fettle_queue_jobs', async () => queueDepths(await jobsNow()))
  watchGauge('fettle_queue_oldest_age_seconds', async () => queueAges(await jobsNow(), Date.now()))
  watchGauge('fettle_connector_quota_left_ratio', async () => {
    const found = await Promise.all(
      connections.connectors.map(async ({ id }) => ({ service: id, quota: await connections.quota(id) })),
    )
    return found.flatMap(({ service, quota }) =>
      quota === null ? [] : [{ labels: { service }, value: Math.max(0, 1 - quota.used / quota.most) }],
    )
  })
}

/** Every queue and state has a value, also zero, so that a query finds each from the start. */
export const queueDepths = (jobs: JobCounts) =>
  Object.values(QUEUES).flatMap((queue) =>
    LABEL_SETS.queue_state.map((state) => ({
      labels: { queue, state },
      value: sum(jobs.filter((one) => one.queue === queue && stateOf(one.state) === state)),
    })),
  )

/** Seconds for which the oldest waiting job of each queue could have been taken; 0 where none waits. */
export const queueAges = (jobs: JobCounts, now: number) =>
  Object.values(QUEUES).map((queue) => {
    const waiting = jobs.flatMap((one) => (one.queue === queue && one.oldest ? [one.oldest.getTime()] : []))
    return {
      labels: { queue },
      value: waiting.length === 0 ? 0 : Math.max(0, (now - Math.min(...waiting)) / MS),
    }
  })

const stateOf = (state: string): string | undefined =>
  state === 'created' || state === 'retry' || state === 'active' || state === 'failed'
    ? STATES[state]
    : undefined

const sum = (jobs: JobCounts): number => jobs.reduce((all, one) => all + one.count, 0)
