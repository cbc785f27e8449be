import { failure } from '#core/reasons.ts'
import { GatheringFailed, type RenderedPage } from '#gather/context.ts'
import { type SendProxySocket, sendProxySocket } from '#net/proxy-socket.ts'
import { trustAuthorities, wasRefused } from './authorities.ts'
import { launchBrowser, type LaunchedBrowser, type LaunchOptions } from './launch.ts'
import { type FromWorker, type BrowserTask, toWorkerSchema } from './messages.ts'
import type { OnFault } from './page-lost.ts'
import { render } from './render.ts'
import { prepareLighthouse } from './visit/prepare.ts'
import { visit } from './visit/visit.ts'

// The browser's process: holds Chromium's pipe and Lighthouse, which can take the whole process down when Chromium dies in the
// middle of a run. Whoever forked it starts another one then. It leaves with its parent, and Chromium leaves with it.

/** How often the worker looks whether its parent is still there. */
const PARENT_MS = 1_000

let launched: LaunchedBrowser | null = null

const tell = (message: FromWorker): void => {
  if (process.connected) process.send?.(message)
}

async function launch(options: LaunchOptions, hasOwnNetwork: boolean): Promise<void> {
  try {
    if (hasOwnNetwork) await sendProxySocket(options.proxyPort, sendSocket)
    const [browser] = await Promise.all([
      launchBrowser(options, (pid) => tell({ kind: 'spawned', pid })),
      prepareLighthouse(),
    ])
    launched = browser
    trustAuthorities(browser.browser, options)
    launched.browser.once('disconnected', () => process.exit(1))
    tell({ kind: 'ready', version: launched.version, sandbox: launched.sandbox })
  } catch (error) {
    tell({ kind: 'unavailable', detail: error instanceof Error ? error.message : String(error) })
  }
}

const sendSocket: SendProxySocket = (door, given) => {
  const message: FromWorker = { kind: 'proxy_socket' }
  process.send?.(message, door, undefined, given)
}

const onFault: OnFault = (where, error) =>
  tell({ kind: 'fault', where, text: error instanceof Error ? `${error.stack}` : String(error) })

async function work(launched: LaunchedBrowser, job: BrowserTask): Promise<void> {
  try {
    if (job.type === 'render')
      return tell({ kind: 'rendered', page: await render(launched.browser, job, onFault) })
    const onPage = (page: RenderedPage): void => tell({ kind: 'page', page })
    tell({ kind: 'visited', ...(await visit(launched, job, { onPage, onFault })) })
  } catch (error) {
    if (!(error instanceof GatheringFailed)) throw error
    const isRefused = wasRefused(launched.browser, job.type === 'render' ? job.url : job.address)
    tell({ kind: 'failed', failure: isRefused ? failure('tls_failed') : error.failure })
  }
}

async function leave(): Promise<void> {
  launched?.browser.removeAllListeners('disconnected')
  await launched?.close()
  process.exit(0)
}

process.on('disconnect', () => process.exit(0))
// The channel does not tell it while the door is on its way, nor what happened before we listened: whose child we are does.
const [, , parent] = process.argv
setInterval(() => String(process.ppid) !== parent && process.exit(0), PARENT_MS).unref()
process.on('message', (raw) => {
  const message = toWorkerSchema.parse(raw)
  if (message.kind === 'launch') return void launch(message.options, message.hasOwnNetwork)
  if (message.kind === 'close') return void leave()
  if (launched) return void work(launched, message.job)
  tell({ kind: 'failed', failure: failure('browser_unavailable') })
})
