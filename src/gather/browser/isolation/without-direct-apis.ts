import type { ConnectionTransport } from 'puppeteer-core'
import { z } from 'zod'

/** What a target is, as `Target.TargetInfo.type` says it, where documents are shown; all other kinds are workers or hold none. */
const WITH_DOCUMENTS: ReadonlySet<string> = new Set(['page', 'iframe', 'webview', 'background_page'])

/** Our own commands are numbered from here on; Puppeteer counts from 1 (CDP takes any 32 bit number). */
const FIRST_ID = 1_500_000_000

/**
 * Takes away, in the world that it runs in, the interfaces by which a page speaks to an address without asking the proxy: WebRTC
 * (UDP) and WebTransport (QUIC). Once the constructor is off the global object, nothing in that world leads to it.
 */
const IN_DOCUMENTS = `for (const name of Object.getOwnPropertyNames(globalThis))
  if (/^(?:webkit|moz)?rtc|^webtransport/i.test(name)) delete globalThis[name]`

/**
 * A worker gets its interfaces for secure contexts only after it was paused, so that there is nothing to delete yet; a name that is
 * taken is not given again.
 */
const IN_WORKERS =
  "Object.defineProperty(globalThis, 'WebTransport', { value: undefined, writable: true, configurable: false })"

const attachedSchema = z.object({
  method: z.literal('Target.attachedToTarget'),
  params: z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) }),
})
const answerSchema = z.object({ id: z.number().min(FIRST_ID) })

/**
 * The same transport, but every page, frame, pop-up and worker that the browser shows after `begin` has lost WebRTC and WebTransport
 * before its first script runs. Puppeteer has the browser stop each new target until it was told about it; these commands are
 * written before Puppeteer hears of the target, so they stand before its command to go on. A document inside one of them
 * (`about:blank`, `srcdoc`, `blob:`) gets the same script of its target.
 */
export function withoutDirectApis(inner: ConnectionTransport): {
  transport: ConnectionTransport
  begin: () => void
} {
  let hasBegun = false
  let lastId = FIRST_ID - 1
  const tell = (sessionId: string, method: string, params: object): void => {
    lastId += 1
    inner.send(JSON.stringify({ id: lastId, method, params, sessionId }))
  }
  const prepare = (sessionId: string, type: string): void => {
    if (WITH_DOCUMENTS.has(type)) {
      tell(sessionId, 'Page.enable', {})
      tell(sessionId, 'Page.addScriptToEvaluateOnNewDocument', { source: IN_DOCUMENTS, runImmediately: true })
    } else if (type.endsWith('worker')) {
      tell(sessionId, 'Runtime.evaluate', { expression: IN_WORKERS })
    }
  }
  const transport: ConnectionTransport = {
    send: (message) => inner.send(message),
    close: () => inner.close(),
  }
  const onmessage = (text: string): void => {
    const message = mayConcernUs(text) ? read(text) : null
    if (answerSchema.safeParse(message).success) return
    const attached = attachedSchema.safeParse(message).data
    if (attached && hasBegun) prepare(attached.params.sessionId, attached.params.targetInfo.type)
    transport.onmessage?.(text)
  }
  Object.assign(inner, { onmessage, onclose: () => transport.onclose?.() })
  return {
    transport,
    begin() {
      hasBegun = true
    },
  }
}

/** Few messages do; the others may be megabytes and are not read twice. */
const mayConcernUs = (text: string): boolean =>
  text.includes('"Target.attachedToTarget"') || text.startsWith(`{"id":${String(FIRST_ID).slice(0, 3)}`)

const read = (text: string): unknown => JSON.parse(text)
