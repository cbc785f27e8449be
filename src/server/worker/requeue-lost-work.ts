import type { Jobs } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import { reportsAndMailsWithoutJob, workWithoutJob } from '#store/work-without-job.ts'

/** Queues unfinished work that has no job, so that nothing an owner asked for waits for ever. */
export async function requeueLostWork(db: Database, jobs: Jobs): Promise<void> {
  const { scans, reports, mails } = await workWithoutJob(db)
  for (const scan of scans) await jobs.scan(scan)
  for (const report of reports) await jobs.report(report)
  for (const mail of mails) await jobs.mail(mail)
}

/** The same, while workers run for months, for reports and mails that were stored before a time; `requeueLost` does it for scans. */
export async function requeueLostReportsAndMails(
  db: Database,
  jobs: Pick<Jobs, 'report' | 'mail'>,
  before: Date,
): Promise<void> {
  const { reports, mails } = await reportsAndMailsWithoutJob(db, before)
  for (const report of reports) await jobs.report(report)
  for (const mail of mails) await jobs.mail(mail)
}
