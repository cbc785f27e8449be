import { flushCompileCache } from 'node:module'
import type { FoundBrowser } from '#gather/browser/find.ts'
import { inspect, type InspectionChannel, openInspection, type OpenInspection } from './inspect.ts'
import type { FromInspector, InspectorTask, ToInspector } from './protocol.ts'

// The inspector: a process that gathers the evidence of one website and is killed with its children when its time is up. It holds no
// database connection, no token and no secret but the addresses of browsers elsewhere.

const stopping = new AbortController()

function send(message: FromInspector): void {
  if (process.connected) process.send?.(message, undefined, undefined, exitWhenWorkerIsGone)
}

/** A message that cannot be sent means that the worker was killed: nobody needs the rest. */
function exitWhenWorkerIsGone(error: Error | null): void {
  if (error) process.exit(0)
}

const browserFound = Promise.withResolvers<FoundBrowser | null>()
// The search may fail before anything asks for a browser; without this handler Node would end the process.
browserFound.promise.catch(() => undefined)

const channel: InspectionChannel = {
  send,
  signal: stopping.signal,
  findBrowser: () => browserFound.promise,
}
let opened: OpenInspection | null = null

/** Evidence may still be in the channel, so it is closed only when the last message has been sent. Whoever reads that one may kill this process. */
function disconnectWhenSent(): void {
  flushCompileCache()
  const done: FromInspector = { kind: 'done' }
  if (process.connected) process.send?.(done, undefined, undefined, () => process.disconnect())
}

async function inspectAndDisconnect(task: InspectorTask): Promise<void> {
  await inspect(task, (opened ??= openInspection(task, channel)), channel)
  disconnectWhenSent()
}

process.on('message', (message: ToInspector) => {
  if (message.kind === 'stop') return stopping.abort()
  if (message.kind === 'browser') {
    if (message.detail === undefined) return browserFound.resolve(message.found)
    return browserFound.reject(new Error(message.detail))
  }
  if (message.kind === 'prepare') {
    opened = openInspection(message.setup, channel)
    return opened.browser.prepare()
  }
  // A fault in it ends this process, as every rejection does that nobody handles; the worker then fails the evidence that is missing.
  void inspectAndDisconnect(message.task)
})
process.on('disconnect', () => process.exit(0))
