import { connectors } from '#connectors/connectors.generated.ts'
import { DEAD_LETTERS } from '#core/queues.ts'
import type { Database } from '#store/database.ts'
import { countJobs } from '#store/queue.ts'
import { databaseFacts } from '#store/health.ts'
import { countMails, lastMailError } from '#store/mails.ts'
import { countMessages } from '#store/messages.ts'
import { type RecentProcess, recentProcesses } from '#store/processes.ts'
import { retiredNamesOf } from '#store/service-notes.ts'
import { serviceStateOf } from '#store/service-states.ts'
import { settingOf } from '#store/settings.ts'
import { adminHealthCalls } from '../contract/admin/health.ts'
import { latelyOf } from './lately.ts'
import { named, Resource } from '../http/routing.ts'

/** The health of this installation, for its operator. */
export const healthRoutes = new Resource().on(
  named(adminHealthCalls, 'GET /admin/health'),
  async ({ services: { db, machine, version, now, connections } }) => {
    const [
      database,
      processes,
      mails,
      lastError,
      jobs,
      messages,
      backup,
      browserSeen,
      stored,
      drill,
      disk,
      browser,
    ] = await Promise.all([
      databaseFacts(db),
      recentProcesses(db),
      countMails(db),
      lastMailError(db),
      countJobs(db),
      countMessages(db),
      settingOf(db, 'lastBackup'),
      settingOf(db, 'browser'),
      settingOf(db, 'storedBackup'),
      settingOf(db, 'lastDrill'),
      machine.disk(),
      machine.browser(),
    ])
    const failed = jobs.filter(({ queue, state }) => queue !== DEAD_LETTERS && state === 'failed')
    return {
      at: now().toISOString(),
      versions: { fettle: version, node: process.versions.node, postgresql: database.version },
      database: {
        bytes: database.bytes,
        builtIn: machine.hasOwnDatabase,
        migrations: database.migrations,
        newestMigration: database.newest.toISOString(),
      },
      disk,
      processes: processes.map(processView),
      workers: machine.workers,
      browser,
      browserSeen: browserSeen.value,
      instanceUrl: machine.instanceUrl,
      opened: [...machine.opened],
      command: machine.command,
      mail: { server: machine.mailServer, ...mailView(mails), lastError },
      failedJobs: failed.reduce((sum, { count }) => sum + count, 0),
      openMessages: messages.open ?? 0,
      lately: await latelyOf({ db, connections }, jobs, now()),
      failedServices: await failedServices(db),
      retiredNames: await retiredNames(db),
      lastBackup: backup.value,
      backups: { ...machine.backups, ...stored.value, drill: drill.value },
    }
  },
)

async function failedServices(db: Database): Promise<string[]> {
  const states = connectors.map(async ({ id, title }) => ({ title, ...(await serviceStateOf(db, id)) }))
  return (await Promise.all(states)).filter(({ failure }) => failure !== null).map(({ title }) => title)
}

async function retiredNames(db: Database) {
  const found = connectors.map(async ({ id, title }) => {
    const names = (await retiredNamesOf(db, id)).map(({ name }) => name)
    return { service: title, names }
  })
  return (await Promise.all(found)).filter(({ names }) => names.length > 0)
}

const mailView = ({ queued = 0, sending = 0, failed = 0, unknown = 0, outbox = 0 }: MailCounts) => ({
  waiting: queued + sending,
  failed: failed + unknown,
  outbox,
})

type MailCounts = Awaited<ReturnType<typeof countMails>>

const processView = ({ startedAt, seenAt, ...process }: RecentProcess) => ({
  ...process,
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
})
