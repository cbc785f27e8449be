import { EVIDENCE_KEYS, type EvidenceKey } from '#core/evidence/index.ts'
import { createBrowserService } from '#gather/browser/service.ts'
import type { FoundBrowser } from '#gather/browser/find.ts'
import type { GatherSettings } from '#gather/context.ts'
import { gather } from '../gathering/gather.ts'
import { openEgress } from '#net/egress.ts'
import { pacedProgress } from './paced-progress.ts'
import type { FromInspector, InspectorTask, InspectorSetup, ToInspector } from './protocol.ts'

// The inspector: a process that gathers the evidence of one website and is killed with its children when its time is up. It holds no
// database connection, no token and no secret.

/** Evidence that always needs the browser. */
const BROWSER_EVIDENCE: readonly EvidenceKey[] = [
  'rendered',
  'loaded',
  'mobileVisit',
  'desktopVisit',
  'menuLayouts',
]

const stopping = new AbortController()

function send(message: FromInspector): void {
  if (process.connected) process.send?.(message, undefined, undefined, exitWhenWorkerIsGone)
}

/** A message that cannot be sent means that the worker was killed: nobody needs the rest. */
function exitWhenWorkerIsGone(error: Error | null): void {
  if (error) process.exit(0)
}

interface Opened {
  egress: ReturnType<typeof openEgress>
  browser: ReturnType<typeof createBrowserService>
}
let opened: Opened | null = null
const browserFound = Promise.withResolvers<FoundBrowser | null>()
// The search may fail before anything asks for a browser; without this handler Node would end the process.
browserFound.promise.catch(() => undefined)

function open(setup: InspectorSetup): Opened {
  const egress = openEgress(setup.egress)
  const browser = createBrowserService({
    egress,
    setup: setup.browser,
    find: () => browserFound.promise,
    signal: stopping.signal,
    onNotice: (text) => send({ kind: 'notice', text }),
    onFacts: (facts) => send({ kind: 'browser', facts }),
    onFault: (where, text) => send({ kind: 'fault', key: where, message: text }),
  })
  return { egress, browser }
}

async function inspect(task: InspectorTask): Promise<void> {
  const { egress, browser } = (opened ??= open(task))
  if (task.keys.some((key) => BROWSER_EVIDENCE.includes(key))) browser.prepare()
  const settings: GatherSettings = { ...task.settings, keys: new Set(task.keys) }
  try {
    await gather(
      {
        address: task.address,
        settings,
        answers: task.answers,
        profile: task.profile,
        egress,
        browser,
        signal: stopping.signal,
        now: () => new Date(),
        progress: pacedProgress((what, done, total) => send({ kind: 'progress', what, done, total })),
      },
      EVIDENCE_KEYS.filter((key) => task.keys.includes(key)),
      (key, piece) => send({ kind: 'evidence', key, piece }),
      (key, error) =>
        send({ kind: 'fault', key, message: error instanceof Error ? `${error.stack}` : String(error) }),
    )
  } finally {
    await Promise.all([browser.close(), egress.close()])
  }
}

/** Evidence may still be in the channel, so it is closed only when the last message has been sent. */
function disconnectWhenSent(): void {
  const done: FromInspector = { kind: 'done' }
  if (process.connected) process.send?.(done, undefined, undefined, () => process.disconnect())
}

async function inspectAndDisconnect(task: InspectorTask): Promise<void> {
  await inspect(task)
  disconnectWhenSent()
}

process.on('message', (message: ToInspector) => {
  if (message.kind === 'stop') return stopping.abort()
  if (message.kind === 'browser') {
    if (message.detail === undefined) return browserFound.resolve(message.found)
    return browserFound.reject(new Error(message.detail))
  }
  if (message.kind === 'prepare') {
    opened = open(message.setup)
    return opened.browser.prepare()
  }
  void inspectAndDisconnect(message.task)
})
process.on('disconnect', () => process.exit(0))
