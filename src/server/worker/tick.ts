import type { PgBoss } from 'pg-boss'
import { NOT_LOOKED_AT } from '#ads/landing/words.ts'
import type { Jobs } from '#api/services.ts'
import type { SwitchTools } from '#api/connections/judge-switched.ts'
import { sweepLandingLooks } from '#store/ads-landing-looks.ts'
import { sweepSessions } from '#store/accounts.ts'
import { sweepCalls } from '#store/scheduled-work.ts'
import { sweepLimits } from '#store/limits.ts'
import { cutOldTokens } from '#store/mails.ts'
import { sweepMessages } from '#store/messages.ts'
import { removeOldResults } from '#store/old-results.ts'
import { removeCompletedJobs } from '#store/queue.ts'
import { settingOf } from '#store/settings.ts'
import { sweepTallies } from '#store/tallies.ts'
import { sweepPublicScans } from '#store/public-scans.ts'
import type { BackupSettings } from '../backup/backup-settings.ts'
import { isBackupDue } from '../backup/store-backup.ts'
import { QUEUES } from '../queues.ts'
import { finishRenewals, keepGrantsAlive, type KeepAliveTools } from './keep-alive.ts'
import { sweepConnections } from './sweep-connections.ts'
import { type ScheduledMailTools, writeReminders, writeSummaries } from './scheduled-mails.ts'
import { type SweepTools, sweepFiles } from './sweep-files.ts'
import type { SwitchedServices } from './switched-services.ts'
import { judgeEndedPermissions } from './ended-permissions.ts'
import { type DailyReadTools, queueDailyReads } from './queue-daily-reads.ts'
import { queueAdsWork } from './queue-ads-work.ts'
import { queueYears } from './queue-years.ts'
import { removeOldEvidence } from './remove-old-evidence.ts'
import { requeueLostReportsAndMails } from './requeue-lost-work.ts'
import { LOST_MS, requeueLost, queueDue, type ScheduleTools } from './scheduled-scans.ts'
import { monthsBefore } from '#core/calendar.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

/** Days that tallies and ended looks at landing pages are kept. */
const KEPT_DAYS = 30
/** Batches of old results a minute: a month of a million websites goes within a day. */
const MOST_BATCHES = 5
/** Longer than a look and its tries take. */
const LOST_LOOK_MS = 20 * MINUTE_MS

export interface TickTools
  extends ScheduleTools,
    ScheduledMailTools,
    SweepTools,
    SwitchTools,
    KeepAliveTools {
  connections: SwitchTools['connections'] & KeepAliveTools['connections'] & DailyReadTools['connections']
  boss: PgBoss
  jobs: Pick<Jobs, 'scan' | 'report' | 'mail' | 'readAccount' | 'refreshAccounts' | 'watchAds'>
  backups: BackupSettings
  switched: Pick<SwitchedServices, 'rejudge'>
  onFault(where: string, error: unknown): void
}

/** Does everything that is due, once a minute. A part that fails is reported and does not stop the others. */
export async function tick(tools: TickTools, at: Date): Promise<void> {
  const { db, boss } = tools
  const parts: Record<string, () => Promise<void>> = {
    'interrupted renewals': () => finishRenewals(tools, at),
    backup: () => queueBackup(tools, at),
    'scheduled scans': () => queueDue(tools, at),
    'switched services': () => tools.switched.rejudge(tools, at),
    'ended permissions': () => judgeEndedPermissions(tools),
    'business years': () => queueYears(tools, at),
    'daily reads': () => queueDailyReads(tools, at),
    'ads accounts': () => queueAdsWork(tools, at),
    'old looks at landing pages': () => sweepLooks(tools, at),
    'lost scans': () => requeueLost(tools, boss, at),
    'lost reports and mails': () =>
      requeueLostReportsAndMails(db, tools.jobs, new Date(at.getTime() - LOST_MS)),
    summaries: () => writeSummaries(tools, at),
    reminders: () => writeReminders(tools, at),
    'old evidence': () => removeOldEvidence(tools, at),
    'old limits': () => sweepLimits(db, at),
    'old public scans': () => sweepPublicScans(db, at),
    'old sessions': () => sweepSessions(db, at),
    'unused files': () => sweepFiles(tools, at),
    'old results': () => removeOldHistory(tools, at),
    'old messages': () => removeOldMessages(tools, at),
    'old tokens': () => cutOldTokens(db, new Date(at.getTime() - DAY_MS)),
    'grants to keep alive': () => keepGrantsAlive(tools, at),
    'old connections': () => sweepConnections(db, at),
    'old tallies': () => sweepTallies(db, new Date(at.getTime() - KEPT_DAYS * DAY_MS)),
    'completed jobs': () => removeCompletedJobs(db),
    'old calls': () => sweepCalls(db, new Date(at.getTime() - DAY_MS)),
  }
  for (const [name, part] of Object.entries(parts))
    await part().catch((error: unknown) => tools.onFault(name, error))
}

/** One job for all machines: the queue takes no second one while it waits or runs. */
async function queueBackup({ db, boss, backups }: TickTools, at: Date): Promise<void> {
  if (await isBackupDue({ db, settings: backups }, at)) await boss.send(QUEUES.backup, {})
}

/** A look that was lost ends, so that nobody waits for it; later it is forgotten. */
const sweepLooks = ({ db }: TickTools, at: Date): Promise<void> =>
  sweepLandingLooks(db, {
    lost: new Date(at.getTime() - LOST_LOOK_MS),
    old: new Date(at.getTime() - KEPT_DAYS * DAY_MS),
    why: NOT_LOOKED_AT.failed,
  })

async function removeOldHistory({ db }: TickTools, at: Date): Promise<void> {
  const { historyMonths } = (await settingOf(db, 'retention')).value
  if (historyMonths === null) return
  await removeOldResults(db, new Date(monthsBefore(at.getTime(), historyMonths)), MOST_BATCHES)
}

async function removeOldMessages({ db }: TickTools, at: Date): Promise<void> {
  const { spamDays, enquiryDays } = (await settingOf(db, 'retention')).value
  await sweepMessages(db, {
    spam: new Date(at.getTime() - spamDays * DAY_MS),
    visitors: new Date(at.getTime() - enquiryDays * DAY_MS),
  })
}
