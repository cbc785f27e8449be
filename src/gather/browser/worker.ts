import { type Failure, failure } from '#core/reasons.ts'
import { GatheringFailed, type ReadPage } from '../context.ts'
import { type SendProxySocket, sendProxySocket } from '#net/proxy-socket.ts'
import { trustAuthorities, wasRefused } from './authorities.ts'
import './visit/less-of-lighthouse.ts'
import { launchBrowser, type LaunchedBrowser, type LaunchOptions } from './launch.ts'
import { type FromBrowserWorker, type BrowserTask, type Rendering, toWorkerSchema } from './messages.ts'
import type { OnLostPart } from './page-lost.ts'
import { connectRemote, type RemoteOptions } from './remote/connect-remote.ts'
import { type PageToRender, render, type SharedRenderOptions } from './render.ts'
import type { visit } from './visit/visit.ts'

// The browser worker: holds Chromium's pipe and Lighthouse, which can crash the whole process when Chromium dies during a run. The process that
// forked it then starts another one. It ends with its parent, and Chromium ends with it.

/** Milliseconds between checks whether the parent still runs. */
const PARENT_MS = 1_000

let launched: LaunchedBrowser | null = null
let visits: Promise<typeof visit> | null = null

/** Loads the code of visits, which is mostly Lighthouse and takes a second of processor time, so a worker that only renders goes without it. */
const loadVisits = (): Promise<typeof visit> => (visits ??= preparedVisits())

async function preparedVisits(): Promise<typeof visit> {
  const { prepareLighthouse } = await import('./visit/prepare.ts')
  await prepareLighthouse()
  return (await import('./visit/visit.ts')).visit
}

const send = (message: FromBrowserWorker): void => {
  if (process.connected) process.send?.(message)
}

async function launch(options: LaunchOptions, hasOwnNetwork: boolean): Promise<void> {
  try {
    if (hasOwnNetwork) await sendProxySocket(options.proxyPort, sendSocket)
    await use(
      launchBrowser(options, (pid) => send({ kind: 'spawned', pid })),
      options,
    )
  } catch (error) {
    sendUnavailable(error)
  }
}

/** Makes this browser the worker's own. */
async function use(
  starting: Promise<LaunchedBrowser>,
  options: LaunchOptions | RemoteOptions,
): Promise<void> {
  const [browser] = await Promise.all([starting, options.visits ? loadVisits() : null])
  launched = browser
  trustAuthorities(browser.browser, options)
  launched.browser.once('disconnected', () => process.exit(1))
  // It may have ended while the code of visits was loaded.
  if (!launched.browser.connected) process.exit(1)
  send({ kind: 'ready', version: launched.version, sandbox: launched.sandbox })
}

const sendUnavailable = (error: unknown): void =>
  send({ kind: 'unavailable', detail: error instanceof Error ? error.message : String(error) })

const sendSocket: SendProxySocket = (socket, sent) => {
  const message: FromBrowserWorker = { kind: 'proxy_socket' }
  process.send?.(message, socket, undefined, sent)
}

const onFault: OnLostPart = (where, error) =>
  send({ kind: 'fault', where, text: error instanceof Error ? `${error.stack}` : String(error) })

async function work(launched: LaunchedBrowser, task: BrowserTask): Promise<void> {
  if (task.type === 'render') {
    const shared = { ...task, sideBySide: task.pages.length }
    const pages = await Promise.all(task.pages.map((page) => renderingOf(launched, page, shared)))
    return send({ kind: 'rendered', pages })
  }
  try {
    const onRead = (read: ReadPage): void => send({ kind: 'read', ...read })
    const visitPage = await loadVisits()
    send({ kind: 'visited', ...(await visitPage(launched, task, { onRead, onFault })) })
  } catch (error) {
    send({ kind: 'failed', failure: failureIn(error, launched, task.address) })
  }
}

async function renderingOf(
  launched: LaunchedBrowser,
  page: PageToRender,
  options: SharedRenderOptions,
): Promise<Rendering> {
  try {
    return { page: await render(launched.browser, page, options, onFault) }
  } catch (error) {
    return { failure: failureIn(error, launched, page.url) }
  }
}

/** The failure that an error holds. Throws any other error. */
function failureIn(error: unknown, { browser }: LaunchedBrowser, address: string): Failure {
  if (!(error instanceof GatheringFailed)) throw error
  return wasRefused(browser, address) ? failure('tls_failed') : error.failure
}

async function closeAndExit(): Promise<void> {
  launched?.browser.removeAllListeners('disconnected')
  await launched?.close()
  process.exit(0)
}

process.on('disconnect', () => process.exit(0))
// The channel does not report the parent's end while the socket is being sent, nor one before we listened; the parent's process number does.
const [, , parent] = process.argv
setInterval(() => String(process.ppid) !== parent && process.exit(0), PARENT_MS).unref()
process.on('message', (raw) => {
  const message = toWorkerSchema.parse(raw)
  if (message.kind === 'launch') return void launch(message.options, message.hasOwnNetwork)
  if (message.kind === 'connect')
    return void use(connectRemote(message.options), message.options).catch(sendUnavailable)
  if (message.kind === 'close') return void closeAndExit()
  if (launched) return void work(launched, message.task)
  send({ kind: 'failed', failure: failure('browser_unavailable') })
})
