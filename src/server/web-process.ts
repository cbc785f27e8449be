import { getConnInfo } from '@hono/node-server/conninfo'
import { createApi } from '#api/app.ts'
import { createAuth } from '#api/auth/auth.ts'
import { clientAddress } from '#api/auth/client-address.ts'
import { endStreams, sessionsChanged } from '#api/live/events.ts'
import { scanAfterNewEmail } from '#api/scans/scan-after-saving.ts'
import { ticketsOf } from '#api/messages/tickets.ts'
import { removeOwner } from '#api/owner/remove-owner.ts'
import { readUnsubscribeToken } from '#mail/unsubscribe.ts'
import { guardFetch } from '#net/guard-fetch.ts'
import { openPool } from '#store/database.ts'
import { ownerCreated, ownWordsOf } from '#store/owners.ts'
import { StartRefused } from '#store/start-refused.ts'
import { hostOfWebsite } from '#store/websites.ts'
import { startTelemetry, stopTelemetry } from '#telemetry/telemetry.ts'
import { readProcessEnvironment } from './environment.ts'
import { startShowingAlive } from './alive.ts'
import { startHeartbeat } from './heartbeat.ts'
import { listen, publishSessions } from './live-events.ts'
import { endOnUnknownFaults, logFault } from './log.ts'
import { machineOf } from './machine.ts'
import { libraryOf } from './media/library.ts'
import { makeLogo } from '#pictures/picture-process.ts'
import { queueJobs, openBoss, prepareQueues } from './queues.ts'
import { openServices, serviceValuesOf } from './connections/open-services.ts'
import { filesOf, mailerOf } from './from-settings.ts'
import { ignoreClosedOutput } from './ignore-closed-output.ts'
import { paymentsOf } from './payment-settings.ts'
import { answerScrapes } from './telemetry/answer-scrapes.ts'
import { watchInstallation } from './telemetry/gauges.ts'
import { GIVEN_LABELS } from './telemetry/given-labels.ts'
import { measuredCalls } from './telemetry/measured-calls.ts'
import { version } from './version.ts'
import { waitToContinue } from './wait-to-continue.ts'
import { webFiles } from './web-files.ts'
import { openWebServer } from './web-server.ts'

/** Sessions also expire, and a message of another process may be lost. */
const STREAMS_MS = 30_000

// The process that serves people's browsers: API, web app, live events. It fetches nothing from websites.
ignoreClosedOutput()
endOnUnknownFaults()
const { startSettings, environment } = readProcessEnvironment()
// Only the sign-in library uses `fetch` here, to ask providers; everything else goes by the partner door.
const services = environment.providers.flatMap((other) => (other.kind === 'oidc' ? [other.issuer] : []))
guardFetch({ ...environment.network, services })
await startTelemetry(environment.telemetry, {
  process: startSettings.process,
  version,
  labels: GIVEN_LABELS,
})
const { db, close } = openPool(startSettings.databaseUrl, 20)
const boss = openBoss(startSettings.databaseUrl, { working: false })
boss.on('error', (error) => logFault(error, 'the queue'))
await boss.start()
await prepareQueues(boss)
const jobs = queueJobs(boss, (websiteId) => hostOfWebsite(db, websiteId))
const now = (): Date => new Date()
const sessions = { forget: () => {} }
const live = await listen(environment.listenUrl ?? startSettings.databaseUrl, {
  onFault: logFault,
  onGap() {
    endStreams()
    sessions.forget()
  },
  onSessions() {
    sessions.forget()
    sessionsChanged({ db, now }, logFault)
  },
})
const files = filesOf(environment)
const mailer = mailerOf(environment, startSettings, db, (id) => jobs.mail(id))
const keys = { secret: startSettings.secret, oldSecrets: environment.oldSecrets }
const serviceValues = serviceValuesOf(environment, db, keys)
const connections = openServices(environment, db, keys)
const payments = await paymentsOf(environment.payments)
const publishChange = (): void =>
  void publishSessions(db).catch((error: unknown) => logFault(error, 'sessions'))
const accounts = await createAuth({
  db,
  origin: startSettings.origin,
  secret: startSettings.secret,
  oldSecrets: environment.oldSecrets,
  mailer,
  providers: environment.providers,
  trustProxy: environment.trustProxy,
  operatorEmail: environment.operatorEmail ?? undefined,
  onCreated: (account) => ownerCreated(db, account),
  onConfirmed: (ownerId) => scanAfterNewEmail({ db, files, jobs, now }, ownerId),
  onDelete: (ownerId) => removeOwner({ db, files, jobs, payments, connections }, ownerId),
  ownWords: (ownerId) => ownWordsOf(db, ownerId),
  onFault: (message) => logFault(message, 'accounts'),
  onChange: publishChange,
})
sessions.forget = accounts.forgetSessions
const app = createApi(
  {
    db,
    accounts: {
      ...accounts,
      forgetSessions() {
        accounts.forgetSessions()
        publishChange()
      },
    },
    jobs,
    live,
    files,
    mailer,
    tickets: ticketsOf(startSettings.secret),
    makePicture: makeLogo,
    media: libraryOf(environment, db, logFault),
    payments,
    connections,
    serviceValues,
    showsSamples: environment.showsSamples,
    isDemonstration: startSettings.isDemonstration,
    machine: machineOf(environment),
    origin: startSettings.origin,
    readUnsubscribe: (word) => readUnsubscribeToken([startSettings.secret, ...environment.oldSecrets], word),
    allowedHosts: environment.network.resolve.map(({ host }) => host),
    version,
    now,
    addressOf: (c) => clientAddress(c.req.raw.headers, getConnInfo(c).remote.address, environment.trustProxy),
  },
  { onFault: logFault, measure: measuredCalls(environment.trustProxy) },
)
// The pages may still be built.
await waitToContinue()
app.route('/', webFiles())
const streams = setInterval(() => sessionsChanged({ db, now }, logFault), STREAMS_MS).unref()
const heartbeat = await startHeartbeat(db, 'web', logFault)
const server = await openWebServer(app.fetch, environment).catch(refuse)
const alive = await startShowingAlive(environment.dataFolder, 'web', logFault)
watchInstallation(db, connections)
answerScrapes(logFault)
process.send?.('ready')

/** Sends the start the reason that the operator has to correct, and ends; the start then ends too. */
async function refuse(error: unknown): Promise<never> {
  if (!(error instanceof StartRefused)) throw error
  await new Promise((sent) => process.send?.({ refused: error.message }, sent))
  process.exit(1)
}

let stopping = false
async function stop(): Promise<void> {
  if (stopping) process.exit(0)
  stopping = true
  const closed = server.close()
  clearInterval(streams)
  endStreams()
  await closed
  await live.close()
  await stopTelemetry()
  await heartbeat.stop()
  await alive.stop()
  connections.close()
  await boss.stop({ graceful: false })
  await close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
// Ctrl-C and a closed terminal signal every process of the terminal; the start decides when each one ends.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
process.on('disconnect', () => void stop())
