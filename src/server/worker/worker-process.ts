import { budgetsFor } from '#engine/budgets.ts'
import { startNowOrLater } from '#api/scans/scan-after-saving.ts'
import { queueRejudging } from '#api/scans/start-scan.ts'
import { startInspectorWith } from '#engine/inspector/client.ts'
import { keepSpareInspector } from '#engine/inspector/spare.ts'
import { openPool } from '#store/database.ts'
import { hostOfWebsite } from '#store/websites.ts'
import { count, startTelemetry, stopTelemetry } from '#telemetry/telemetry.ts'
import { readProcessEnvironment } from '../environment.ts'
import { startShowingAlive } from '../alive.ts'
import { startHeartbeat } from '../heartbeat.ts'
import { publish } from '../live-events.ts'
import { endOnUnknownFaults, log, logFault } from '../log.ts'
import { ignoreClosedOutput } from '../ignore-closed-output.ts'
import { openedBy } from '../machine.ts'
import { backupSourceOf, storeBackup } from '../backup/store-backup.ts'
import { queueJobs, openBoss, prepareQueues } from '../queues.ts'
import { openServices } from '../connections/open-services.ts'
import { answerScrapes } from '../telemetry/answer-scrapes.ts'
import { GIVEN_LABELS } from '../telemetry/given-labels.ts'
import { filesOf, mailerOf } from '../from-settings.ts'
import { updatePlan } from './update-plan.ts'
import { tick } from './tick.ts'
import { version } from '../version.ts'
import { makeOwnersReport } from './make-report.ts'
import { judgeWithoutWebsite } from './judge-without-website.ts'
import { lookAtLanding } from './landing-look.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { scanSetupOf } from './scan-setup.ts'
import { requeueLostWork } from './requeue-lost-work.ts'
import { SwitchedServices } from './switched-services.ts'
import { watchAds } from './watch-ads.ts'
import { startWorker } from './worker.ts'

// The process that does jobs: scans, reports, mail, and the work of the clock.
ignoreClosedOutput()
endOnUnknownFaults()
const { startSettings, environment } = readProcessEnvironment()
await startTelemetry(environment.telemetry, {
  process: startSettings.process,
  version,
  labels: GIVEN_LABELS,
})
const { db, close } = openPool(startSettings.databaseUrl)
const boss = openBoss(startSettings.databaseUrl, { working: true, listenUrl: environment.listenUrl })
boss.on('error', (error) => logFault(error, 'the queue'))
await boss.start()
await prepareQueues(boss)
const jobs = queueJobs(boss, (websiteId) => hostOfWebsite(db, websiteId))
await requeueLostWork(db, jobs)
await judgeWithoutWebsite(db, jobs, new Date())
const mailer = mailerOf(environment, startSettings, db, (id) => jobs.mail(id))
const files = filesOf(environment)
const keys = { secret: startSettings.secret, oldSecrets: environment.oldSecrets }
const connections = openServices(environment, db, keys)
const switched = new SwitchedServices()
const mailTools = { mailer, origin: startSettings.origin, secret: startSettings.secret }
const onFault = (where: string, error: unknown): void => logFault(error, where)
const { egress, browser } = await scanSetupOf(environment, startSettings)
const { scanBytes } = budgetsFor({ pages: environment.pages, exposedFiles: false })
const spare = environment.spareBrowser
  ? keepSpareInspector({ egress: { ...egress, scanBytes }, browser }, environment.system)
  : null
const now = () => new Date()
const pageTools = {
  egress,
  browser,
  inspector: spare?.start ?? startInspectorWith(environment.system),
  onFault,
}
const backupTools = {
  db,
  source: backupSourceOf(environment, startSettings.databaseUrl),
  settings: environment.backups,
  dataFolder: environment.dataFolder,
}
const worker = await startWorker({
  ...pageTools,
  db,
  boss,
  files,
  pages: environment.pages,
  connections,
  scansAtOnce: environment.scansAtOnce,
  publish: (websiteId, event) => publish(db, websiteId, event),
  rejudge: (website, checks) => queueRejudging({ db, jobs }, website, checks),
  gatherAgain: (website, checks) => startNowOrLater({ db, jobs, now: () => new Date() }, website, checks),
  updatePlan: (websiteId, run) => updatePlan(websiteId, run, { db, ...mailTools, now: () => new Date() }),
  makeReport: (id) =>
    makeOwnersReport(id, {
      db,
      files,
      print: browser,
      version,
      isDemonstration: startSettings.isDemonstration,
      onFault,
      publish: (websiteId, event) => publish(db, websiteId, event),
    }),
  deliver: async (id) => {
    const { retryInSeconds, state, kind } = await mailer.deliver(id)
    if (kind !== undefined) count('fettle_mails_total', { kind, outcome: state })
    if (retryInSeconds !== undefined) await jobs.mail(id, retryInSeconds)
  },
  readAccount: async ({ ownerId, ...read }) => {
    await connections.run(ownerId, read)
  },
  refreshAccounts: (accounts) => refreshAccounts({ db, jobs, connections, now: () => new Date() }, accounts),
  watchAds: (job) => watchAds({ db, connections, now, pageTools, ...mailTools }, job),
  lookAtLanding: (id, signal) => lookAtLanding(id, { ...pageTools, db, connections, now }, signal),
  backUp: async () => {
    await storeBackup(backupTools, now())
  },
  tick: () =>
    tick(
      { backups: environment.backups, db, boss, jobs, files, connections, switched, ...mailTools, onFault },
      new Date(),
    ),
})
const heartbeat = await startHeartbeat(db, 'worker', logFault)
const alive = await startShowingAlive(environment.dataFolder, 'worker', logFault)
const opened = openedBy(environment.network)
if (opened.length > 0) log('info', 'open to scans beyond the public web', { opened })
const { loopbackEntries } = environment
if (loopbackEntries.length > 0)
  log('warn', 'this machine itself is open to scans', { entries: loopbackEntries })
log('info', 'worker ready')
answerScrapes(logFault)
process.send?.('ready')

let stopping = false
async function stop(): Promise<void> {
  if (stopping) process.exit(0)
  stopping = true
  await worker.stop()
  spare?.close()
  connections.close()
  await heartbeat.stop()
  await alive.stop()
  mailer.close()
  await stopTelemetry()
  await close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
process.on('disconnect', () => void stop())
