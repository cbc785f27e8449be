import { hasLostToken, mailOf, retryMail } from '#store/mails.ts'
import { countJobs, failedJob, failedJobs, type FailedJob, forgetFailed, subjectsOf } from '#store/queue.ts'
import { requeueReport } from '#store/reports.ts'
import { requeueScan } from '#store/scans.ts'
import { queueCalls } from '../contract/admin/queue.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'

const MOST_FAILED = 100

/** Waiting jobs, and jobs that failed. */
export const queueRoutes = new Resource()
  .on(named(queueCalls, 'GET /admin/queue'), async ({ services: { db } }) => {
    const [counts, jobs] = await Promise.all([countJobs(db), failedJobs(db, MOST_FAILED)])
    const subjects = await subjectsOf(
      db,
      jobs.map(({ data }) => data),
    )
    return {
      queues: queuesOf(counts),
      failed: jobs.map((job) => {
        const subject = subjects.get(subjectId(job) ?? '')
        return failedView(job, subject ?? '', subject !== undefined)
      }),
    }
  })
  .on(named(queueCalls, 'POST /admin/queue/{id}/retry'), async ({ params, services }) => {
    const job = await failedJob(services.db, params.id)
    if (!job) throw notFound()
    const isQueued = await queueAgain(job, services)
    await forgetFailed(services.db, job.id)
    return { message: isQueued ? 'Queued again' : NOTHING_LEFT }
  })

const NOTHING_LEFT = 'There was nothing left to do, so it is off the list'

type Counts = Awaited<ReturnType<typeof countJobs>>

function queuesOf(counts: Counts) {
  const names = [...new Set(counts.map((row) => row.queue))]
  return names.map((name) => {
    const rows = counts.filter((row) => row.queue === name)
    const count = (...states: Counts[number]['state'][]): number =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0)
    const waiting = rows.map((row) => row.oldest?.getTime()).filter((at) => at !== undefined)
    return {
      queue: name,
      waiting: count('created', 'retry'),
      active: count('active'),
      completed: count('completed'),
      failed: count('failed'),
      oldest: waiting.length === 0 ? null : new Date(Math.min(...waiting)).toISOString(),
    }
  })
}

const subjectId = ({ data }: FailedJob): string | undefined => data.scanId ?? data.reportId ?? data.mailId

const failedView = (job: FailedJob, about: string, canRetry: boolean) => ({
  id: job.id,
  queue: job.queue,
  about,
  reason: job.reason ?? '',
  tries: job.tries,
  queuedAt: job.queuedAt.toISOString(),
  failedAt: job.failedAt?.toISOString() ?? null,
  canRetry,
})

/** Whether the link in a mail has expired: whoever it is for has to ask for a new one. */
async function isOfNoUse(db: Services['db'], mailId: string): Promise<boolean> {
  const mail = await mailOf(db, mailId)
  return mail !== null && hasLostToken(mail)
}

/** Queues a new job for the failed one. `false`: there is nothing to do any more. */
async function queueAgain({ data }: FailedJob, { db, jobs }: Services): Promise<boolean> {
  const { scanId, reportId, mailId } = data
  if (scanId !== undefined) {
    const scan = await requeueScan(db, scanId)
    if (scan) await jobs.scan(scan)
    return scan !== null
  }
  if (reportId !== undefined) {
    const isOpen = await requeueReport(db, reportId)
    if (isOpen) await jobs.report(reportId)
    return isOpen
  }
  if (mailId === undefined || (await isOfNoUse(db, mailId)) || !(await retryMail(db, mailId))) return false
  await jobs.mail(mailId)
  return true
}
