import { EVIDENCE_KEYS, type EvidenceKey } from '#core/evidence/index.ts'
import { createBrowserService } from '#gather/browser/service.ts'
import type { FoundBrowser } from '#gather/browser/find.ts'
import type { GatherSettings } from '#gather/context.ts'
import { gather } from '../gathering/gather.ts'
import { openEgress } from '#net/egress.ts'
import { pacedProgress } from './paced-progress.ts'
import type { FromInspector, InspectorJob, InspectorSetup, ToInspector } from './protocol.ts'

// The inspector: a process of its own that looks at one site and is killed whole when its time is up. It holds no database
// connection, no token and no secret.

/** Evidence that always needs the browser. */
const SEEN_IN_BROWSER: readonly EvidenceKey[] = ['rendered', 'mobileVisit', 'desktopVisit', 'menuLayouts']

const stopping = new AbortController()

function tell(message: FromInspector): void {
  if (process.connected) process.send?.(message, undefined, undefined, leaveWhenAlone)
}

/** Whoever asked was killed: nobody waits for the rest. */
function leaveWhenAlone(error: Error | null): void {
  if (error) process.exit(0)
}

interface Opened {
  egress: ReturnType<typeof openEgress>
  browser: ReturnType<typeof createBrowserService>
}
let opened: Opened | null = null
const browserFound = Promise.withResolvers<FoundBrowser | null>()
// Nobody may have asked for a browser yet when there is none.
browserFound.promise.catch(() => undefined)

function open(setup: InspectorSetup): Opened {
  const egress = openEgress(setup.egress)
  const browser = createBrowserService({
    egress,
    setup: setup.browser,
    find: () => browserFound.promise,
    signal: stopping.signal,
    onNotice: (text) => tell({ kind: 'notice', text }),
    onFacts: (facts) => tell({ kind: 'browser', facts }),
    onFault: (where, text) => tell({ kind: 'fault', key: where, message: text }),
  })
  return { egress, browser }
}

async function inspect(job: InspectorJob): Promise<void> {
  const { egress, browser } = (opened ??= open(job))
  if (job.keys.some((key) => SEEN_IN_BROWSER.includes(key))) browser.prepare()
  const settings: GatherSettings = { ...job.settings, keys: new Set(job.keys) }
  try {
    await gather(
      {
        address: job.address,
        settings,
        answers: job.answers,
        profile: job.profile,
        egress,
        browser,
        signal: stopping.signal,
        now: () => new Date(),
        progress: pacedProgress((what, done, total) => tell({ kind: 'progress', what, done, total })),
      },
      EVIDENCE_KEYS.filter((key) => job.keys.includes(key)),
      (key, piece) => tell({ kind: 'evidence', key, piece }),
      (key, error) =>
        tell({ kind: 'fault', key, message: error instanceof Error ? `${error.stack}` : String(error) }),
    )
  } finally {
    await Promise.all([browser.close(), egress.close()])
  }
}

/** Evidence may still be on its way to the other process: the channel closes only when the last message has gone. */
function leave(): void {
  const done: FromInspector = { kind: 'done' }
  if (process.connected) process.send?.(done, undefined, undefined, () => process.disconnect())
}

async function inspectAndLeave(job: InspectorJob): Promise<void> {
  await inspect(job)
  leave()
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
  void inspectAndLeave(message.job)
})
process.on('disconnect', () => process.exit(0))
