import { createHash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { AccountsOfOwners, Jobs } from '#api/services.ts'
import { bareHost } from '#core/address/urls.ts'
import { DEAD_LETTERS, type QueueName } from '#core/queues.ts'
import type { ScanCause } from '#core/scan-states.ts'
import { SECOND_MS } from '#core/time-units.ts'
import { BACKUP_MS } from './backup/left-folders.ts'
import { pooledQueue } from './queue-database.ts'
import { currentTrace, writeTraceparent } from '#telemetry/trace-context.ts'

export const QUEUES = {
  scan: 'scan',
  withoutWebsite: 'scan-without-website',
  report: 'report',
  mail: 'mail',
  account: 'account',
  daily: 'daily-read',
  landing: 'landing-look',
  ads: 'ads-watch',
  backup: 'backup',
  tick: 'tick',
} as const satisfies Readonly<Record<string, QueueName>>
/** The queues of scans. */
const SCAN_QUEUES = [QUEUES.scan, QUEUES.withoutWebsite] as const

/** Seconds without a heartbeat after which a job goes to another worker; the least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10
/** Seconds between searches for lost jobs: with the heartbeat, a killed worker's job runs again within 25 s. */
const POLL_SECONDS = 2

export interface BossOptions {
  /** This process takes jobs; otherwise it only adds them. */
  working: boolean
  /** Address past the pooler that stands before the database; `null`: there is none. */
  listenUrl?: string | null
}

/** The queue in PostgreSQL. */
export function openBoss(url: string, { working, listenUrl = null }: BossOptions): PgBoss {
  const max = working ? 6 : 2
  const pooled =
    listenUrl === null
      ? null
      : pooledQueue({ url, listenUrl, max }, (error) =>
          boss.emit('error', error instanceof Error ? error : new Error(String(error))),
        )
  const boss = new PgBoss({
    ...(pooled ? { db: pooled.db } : { connectionString: url, max }),
    useListenNotify: working,
    supervise: working,
    schedule: working,
    superviseIntervalSeconds: POLL_SECONDS,
    monitorIntervalSeconds: POLL_SECONDS,
    // pg-boss skips hosts with a running scan by a cached list: a stale list would delay their next scans.
    queueCacheIntervalSeconds: POLL_SECONDS,
  })
  // The queue closes only connections that it opened itself.
  if (pooled) boss.on('stopped', () => void pooled.close())
  return boss
}

/** Creates the queues, or updates their settings. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS)
  const shared = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: DEAD_LETTERS,
    retryLimit: 2,
    retryBackoff: true,
    retryDelay: 1,
    retryDelayMax: 30,
  }
  // Runs one scan of a host at a time, whoever asked for it: the key of a scan's job is its host.
  await makeQueue(boss, QUEUES.scan, { ...shared, policy: 'singleton', expireInSeconds: 1_200 })
  // As long: the owner may give a website before the job runs.
  await makeQueue(boss, QUEUES.withoutWebsite, { ...shared, policy: 'singleton', expireInSeconds: 1_200 })
  await makeQueue(boss, QUEUES.report, { ...shared, expireInSeconds: 300 })
  // Longer than signing in and sending take at a mail server that is slow with every answer.
  await makeQueue(boss, QUEUES.mail, {
    ...shared,
    expireInSeconds: 600,
    retryLimit: 5,
    retryDelay: 60,
    retryDelayMax: 43_200,
  })
  await makeQueue(boss, QUEUES.account, { ...shared, expireInSeconds: 180 })
  // The next day's read makes up for one that failed for good. One job for each service and list of owners waits or runs: both are its key.
  await removeStandardQueue(boss, QUEUES.daily)
  await makeQueue(boss, QUEUES.daily, { ...shared, policy: 'exclusive', expireInSeconds: 180 })
  await makeQueue(boss, QUEUES.landing, { ...shared, expireInSeconds: 300 })
  // Pages of a website that hardly answers take minutes. One job for each owner and kind of work waits or runs: both are its key.
  await makeQueue(boss, QUEUES.ads, { ...shared, policy: 'exclusive', expireInSeconds: 900 })
  // A failed try is told to the operator and made again after an hour. One waits or runs, of however many machines.
  await makeQueue(boss, QUEUES.backup, {
    ...shared,
    policy: 'exclusive',
    expireInSeconds: BACKUP_MS / SECOND_MS,
    retryLimit: 0,
  })
  await makeQueue(boss, QUEUES.tick, { ...shared, policy: 'exclusive', expireInSeconds: 120, retryLimit: 0 })
}

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>

async function makeQueue(boss: PgBoss, name: string, { policy, ...settings }: QueueSettings): Promise<void> {
  await boss.createQueue(name, { ...settings, ...(policy === undefined ? {} : { policy }) })
  // A queue that was there keeps its settings otherwise. Its policy cannot be changed.
  await boss.updateQueue(name, settings)
}

/**
 * Removes a queue that an earlier version made without a policy, when nothing waits in it or runs: otherwise a later start does it. A worker
 * that reads it meanwhile finds no queue for a moment, which it reports, and reads again two seconds later.
 */
async function removeStandardQueue(boss: PgBoss, name: string): Promise<void> {
  if ((await boss.getQueue(name))?.policy !== 'standard') return
  const { rows } = await boss
    .getDb()
    .executeSql(`select 1 from pgboss.job where name = $1 and state <= 'active' limit 1`, [name])
  if (rows.length === 0) await boss.deleteQueue(name)
}

/** A job with the trace of the call or job that queued it (W3C `traceparent`). */
export type Traced<Data> = Data & { trace?: string }

const traced = <Data extends object>(data: Data): Traced<Data> => {
  const trace = currentTrace()
  return trace === null ? data : { ...data, trace: writeTraceparent(trace) }
}

export interface ScanJob {
  scanId: string
  websiteId: string
}

/** Scans that people wait for come before scheduled ones; rejudging comes first, because it is short. */
const URGENCY: Readonly<Record<ScanCause, number>> = {
  answers: 2,
  accounts: 2,
  visitor: 1,
  owner: 1,
  hand_over: 1,
  schedule: 0,
  retry: 0,
}
/** More turns than can ever wait at one urgency. */
const TURNS = 1_000_000

/** Adds jobs for the API. `hostOf`: host of a website; two owners may have the same one. */
export const queueJobs = (boss: PgBoss, hostOf: (websiteId: string) => Promise<string | null>): Jobs => ({
  async scan({ id, websiteId, cause }) {
    const host = await hostOf(websiteId)
    const job = traced<ScanJob>({ scanId: id, websiteId })
    // There is no page to gather, so it takes a moment, and waits for no scan of a website.
    if (host === null) {
      await boss.send(QUEUES.withoutWebsite, job, { singletonKey: websiteId })
      return
    }
    await boss.send(QUEUES.scan, job, {
      singletonKey: bareHost(host),
      priority: URGENCY[cause] * TURNS - (await turnOf(boss, websiteId, URGENCY[cause])),
    })
  },
  async report(reportId) {
    await boss.send(QUEUES.report, traced({ reportId }))
  },
  async mail(mailId, inSeconds = 0) {
    await boss.send(QUEUES.mail, traced({ mailId }), { startAfter: inSeconds })
  },
  async readAccount(read) {
    await boss.send(QUEUES.account, traced(read))
  },
  async refreshAccounts(accounts) {
    await boss.send(QUEUES.daily, traced(accounts), { singletonKey: keyOf(accounts) })
  },
  async watchAds(job) {
    await boss.send(QUEUES.ads, traced(job), { singletonKey: `${job.ownerId} ${job.work}` })
  },
  async lookAtLanding(lookId) {
    await boss.send(QUEUES.landing, traced({ lookId }))
  },
  async drop({ websites, reports, mails }) {
    for (const websiteId of websites)
      for (const queue of SCAN_QUEUES) await dropJobs(boss, queue, { websiteId })
    for (const reportId of reports) await dropJobs(boss, QUEUES.report, { reportId })
    for (const mailId of mails) await dropJobs(boss, QUEUES.mail, { mailId })
  },
})

/** A hash: PostgreSQL's index takes no key as long as a hundred owners. */
const keyOf = ({ service, ownerIds }: AccountsOfOwners): string =>
  createHash('sha256')
    .update(JSON.stringify([service, ...ownerIds]))
    .digest('hex')

const turns = z.tuple([z.object({ now: z.coerce.number(), own: z.coerce.number().nullable() })])

/**
 * The turn of a website's next scan: its place among the waiting ones; the lowest is scanned first. It comes after the website's own last
 * scan, and after the next scan of every other waiting website that is not being scanned now.
 * The conditions are those of pg-boss's partial indexes.
 */
async function turnOf(boss: PgBoss, websiteId: string, urgency: number): Promise<number> {
  const most = urgency * TURNS
  const { rows } = await boss.getDb().executeSql(
    `with jobs as materialized (
       select $1::int - priority as turn, data->>'websiteId' as website, false as running from pgboss.job
        where name = $4 and state < 'active' and not blocked and priority between $2 and $1
        union all
       select $1::int - priority, data->>'websiteId', true from pgboss.job
        where name = $4 and state = 'active' and policy = 'singleton' and priority between $2 and $1
     ), next as (
       select min(turn) as turn from jobs
        where not running and website not in (select website from jobs where running and website is not null) group by website
     )
     select coalesce((select max(turn) from next), (select min(turn) from jobs where running), 0) as now,
            (select max(turn) from jobs where website = $3) as own`,
    [most, most - TURNS + 1, websiteId, QUEUES.scan],
  )
  const [{ now, own }] = turns.parse(rows)
  return Math.min(TURNS - 1, Math.max(now, own === null ? 0 : own + 1))
}

/** Whether a scan has a job, waiting, running or ended lately. */
export async function hasScanJob(boss: PgBoss, scanId: string): Promise<boolean> {
  const jobs = await Promise.all(SCAN_QUEUES.map((queue) => boss.findJobs(queue, { data: { scanId } })))
  return jobs.some((found) => found.length > 0)
}

async function dropJobs(boss: PgBoss, queue: string, data: object): Promise<void> {
  const jobs = await boss.findJobs(queue, { data })
  if (jobs.length === 0) return
  await boss.deleteJob(
    queue,
    jobs.map(({ id }) => id),
  )
}
