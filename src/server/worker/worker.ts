import type { PgBoss } from 'pg-boss'
import type { AccountRead, AccountsOfOwners, AdsWatchJob } from '#api/services.ts'
import { NOT_LOOKED_AT } from '#ads/landing/words.ts'
import { DEAD_LETTERS } from '#core/queues.ts'
import { endLandingLook } from '#store/ads-landing-looks.ts'
import { failReport } from '#store/reports.ts'
import { failScan } from '#store/scans.ts'
import { count } from '#telemetry/telemetry.ts'
import { QUEUES, type ScanJob, type Traced } from '../queues.ts'
import { each } from './each-job.ts'
import { planAfter, runScan } from './run-scan.ts'
import type { ScanTools } from './scan-tools.ts'

export interface WorkerTools extends ScanTools {
  boss: PgBoss
  /** Scans that run at the same time in this process; each has its own browser. */
  scansAtOnce: number
  makeReport(reportId: string): Promise<void>
  deliver(mailId: string): Promise<void>
  readAccount(read: AccountRead): Promise<void>
  refreshAccounts(accounts: AccountsOfOwners): Promise<void>
  watchAds(job: AdsWatchJob): Promise<void>
  lookAtLanding(lookId: string, signal: AbortSignal): Promise<void>
  /** Makes a backup and puts it into its place. */
  backUp(): Promise<void>
  /** Does what is due, once a minute. */
  tick(): Promise<void>
}

/**
 * One job at a time. Beside listening for NOTIFY, polls every 2 s: nothing is sent when a failed or lost job may run again, and by default
 * pg-boss would poll only every 30 s then.
 */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

/** Less than the start waits for a worker (`STOP_MS`), so that jobs are handed back and everything is closed before it is killed. */
export const JOBS_MS = 14_000

/** Daily reads at the same time: a slow service does not hold up the others. */
const DAILY_AT_ONCE = 3

/** A daily read that the version before queued. */
interface OneAccount {
  ownerId: string
  service: string
}

/** Does jobs until it is stopped. */
export async function startWorker(tools: WorkerTools): Promise<{ stop(): Promise<void> }> {
  const { boss, scansAtOnce } = tools
  const stopping = new AbortController()
  await boss.work<Traced<ScanJob>>(QUEUES.scan, { ...POLLING, localConcurrency: scansAtOnce }, (jobs) =>
    each(QUEUES.scan, jobs, ({ data, signal }) =>
      runScan(data, tools, AbortSignal.any([signal, stopping.signal])),
    ),
  )
  await boss.work<Traced<ScanJob>>(QUEUES.withoutWebsite, POLLING, (jobs) =>
    each(QUEUES.withoutWebsite, jobs, ({ data, signal }) =>
      runScan(data, tools, AbortSignal.any([signal, stopping.signal])),
    ),
  )
  await boss.work<Traced<{ reportId: string }>>(QUEUES.report, POLLING, (jobs) =>
    each(QUEUES.report, jobs, ({ data }) => tools.makeReport(data.reportId)),
  )
  await boss.work<Traced<{ mailId: string }>>(QUEUES.mail, POLLING, (jobs) =>
    each(QUEUES.mail, jobs, ({ data }) => tools.deliver(data.mailId)),
  )
  await boss.work<Traced<AccountRead>>(QUEUES.account, POLLING, (jobs) =>
    each(QUEUES.account, jobs, ({ data }) => tools.readAccount(data)),
  )
  await boss.work<Traced<AccountsOfOwners | OneAccount>>(
    QUEUES.daily,
    // While more of them wait, the next is taken at once.
    { ...POLLING, localConcurrency: DAILY_AT_ONCE, burstWhenReadyExceeds: 1 },
    (jobs) =>
      each(QUEUES.daily, jobs, ({ data }) =>
        tools.refreshAccounts('ownerId' in data ? { ...data, ownerIds: [data.ownerId] } : data),
      ),
  )
  await boss.work<Traced<{ lookId: string }>>(QUEUES.landing, POLLING, (jobs) =>
    each(QUEUES.landing, jobs, ({ data, signal }) =>
      tools.lookAtLanding(data.lookId, AbortSignal.any([signal, stopping.signal])),
    ),
  )
  await boss.work<Traced<AdsWatchJob>>(QUEUES.ads, POLLING, (jobs) =>
    each(QUEUES.ads, jobs, ({ data }) => tools.watchAds(data)),
  )
  await boss.work<Traced<object>>(QUEUES.backup, POLLING, (jobs) =>
    each(QUEUES.backup, jobs, () => tools.backUp()),
  )
  await boss.work<Traced<object>>(QUEUES.tick, POLLING, (jobs) => each(QUEUES.tick, jobs, () => tools.tick()))
  await boss.work<FailedJobData>(DEAD_LETTERS, POLLING, async (jobs) => {
    for (const { data } of jobs) await endFailed(data, tools)
  })
  await boss.schedule(QUEUES.tick, '* * * * *')
  return {
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: JOBS_MS })
    },
  }
}

/** Ends the scan, report or landing look of a job that failed for good, so that its owner does not wait for ever. */
async function endFailed({ scanId, reportId, lookId }: FailedJobData, tools: WorkerTools): Promise<void> {
  const { db, publish } = tools
  const failed = scanId === undefined ? null : await failScan(db, scanId)
  if (failed) {
    count('fettle_scans_total', { outcome: 'failed', reason: 'internal_error' })
    await publish(failed.websiteId, {
      kind: 'scan',
      scan: failed.id,
      state: 'failed',
      finished: 0,
      total: 0,
    })
    await planAfter(failed, tools)
  }
  const websiteOfReport = reportId === undefined ? null : await failReport(db, reportId)
  if (reportId !== undefined && websiteOfReport !== null) {
    await publish(websiteOfReport, { kind: 'report', report: reportId, state: 'failed', progress: 0 })
  }
  if (lookId !== undefined) await endLandingLook(db, lookId, { state: 'failed', why: NOT_LOOKED_AT.failed })
}

type FailedJobData = Partial<ScanJob & { reportId: string; lookId: string }>
