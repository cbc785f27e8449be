import type { PgBoss } from 'pg-boss'
import { failReport } from '#store/reports.ts'
import { failScan } from '#store/scans.ts'
import { DEAD_LETTERS, QUEUES, type ScanJob } from '../queues.ts'
import { runScan, type ScanTools } from './run-scan.ts'

export interface WorkerTools extends ScanTools {
  boss: PgBoss
  /** Scans that run at the same time in this process; each has a browser of its own. */
  scansAtOnce: number
  makeReport(reportId: string): Promise<void>
  deliver(mailId: string): Promise<void>
  /** What is due by the clock. */
  tick(): Promise<void>
}

/**
 * One job at a time, and a look for more every 2 s beside the calls that come: nobody calls when a job that failed or was lost may
 * run again, and pg-boss would look after 30 s only.
 */
const TURN = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

/** Takes jobs until it is stopped. */
export async function startWorker(tools: WorkerTools): Promise<{ stop(): Promise<void> }> {
  const { boss, scansAtOnce } = tools
  const stopping = new AbortController()
  await boss.work<ScanJob>(QUEUES.scan, { ...TURN, localConcurrency: scansAtOnce }, async (jobs) => {
    for (const { data, signal } of jobs) {
      await runScan(data.scanId, tools, AbortSignal.any([signal, stopping.signal]))
    }
  })
  await boss.work<{ reportId: string }>(QUEUES.report, TURN, async (jobs) => {
    for (const { data } of jobs) await tools.makeReport(data.reportId)
  })
  await boss.work<{ mailId: string }>(QUEUES.mail, TURN, async (jobs) => {
    for (const { data } of jobs) await tools.deliver(data.mailId)
  })
  await boss.work(QUEUES.tick, TURN, () => tools.tick())
  await boss.work<Buried>(DEAD_LETTERS, TURN, async (jobs) => {
    for (const { data } of jobs) await bury(data, tools)
  })
  await boss.schedule(QUEUES.tick, '* * * * *')
  return {
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** A job that failed for good: the owner is told instead of waiting for ever. */
async function bury({ scanId, reportId }: Buried, { db, publish }: WorkerTools): Promise<void> {
  const scanOf = scanId === undefined ? null : await failScan(db, scanId)
  if (scanId !== undefined && scanOf !== null) {
    await publish(scanOf, { kind: 'scan', scan: scanId, state: 'failed', finished: 0, total: 0 })
  }
  const reportOf = reportId === undefined ? null : await failReport(db, reportId)
  if (reportId !== undefined && reportOf !== null) {
    await publish(reportOf, { kind: 'report', report: reportId, state: 'failed', progress: 0 })
  }
}

type Buried = Partial<ScanJob & { reportId: string }>
