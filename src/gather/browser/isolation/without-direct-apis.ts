import type { ConnectionTransport } from 'puppeteer-core'
import { z } from 'zod'

/** Types of targets (`Target.TargetInfo.type`) with documents; all others are workers or have none. */
const WITH_DOCUMENTS: ReadonlySet<string> = new Set(['page', 'iframe', 'webview', 'background_page'])

/** First id of our own commands; Puppeteer counts from 1 (CDP accepts any 32-bit number). */
const FIRST_ID = 1_500_000_000

/**
 * Removes, in the world that it runs in, the interfaces with which a page reaches an address without the proxy: WebRTC (UDP) and WebTransport
 * (QUIC). Once the constructor is off the global object, nothing in that world gives access to it.
 */
const IN_DOCUMENTS = `for (const name of Object.getOwnPropertyNames(globalThis))
  if (/^(?:webkit|moz)?rtc|^webtransport/i.test(name)) delete globalThis[name]`

/**
 * A worker gets the interfaces of secure contexts only after it was paused, so there is nothing to delete yet; a name that is already defined is
 * not defined again.
 */
const IN_WORKERS =
  "Object.defineProperty(globalThis, 'WebTransport', { value: undefined, writable: true, configurable: false })"

const attachedSchema = z.object({
  method: z.literal('Target.attachedToTarget'),
  params: z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) }),
})
const answerSchema = z.object({ id: z.number().min(FIRST_ID) })

/**
 * Wraps the transport: every page, frame, pop-up and worker that the browser makes after `begin` loses WebRTC and WebTransport before its first
 * script runs. Puppeteer has the browser pause each new target; our commands are written before Puppeteer receives the target, and so before its
 * command to continue. A document inside one of them (`about:blank`, `srcdoc`, `blob:`) gets the script of its target.
 */
export function withoutDirectApis(inner: ConnectionTransport): {
  transport: ConnectionTransport
  begin: () => void
} {
  let hasBegun = false
  let lastId = FIRST_ID - 1
  const sendTo = (sessionId: string, method: string, params: object): void => {
    lastId += 1
    inner.send(JSON.stringify({ id: lastId, method, params, sessionId }))
  }
  const prepare = (sessionId: string, type: string): void => {
    if (WITH_DOCUMENTS.has(type)) {
      sendTo(sessionId, 'Page.enable', {})
      sendTo(sessionId, 'Page.addScriptToEvaluateOnNewDocument', {
        source: IN_DOCUMENTS,
        runImmediately: true,
      })
    } else if (type.endsWith('worker')) {
      sendTo(sessionId, 'Runtime.evaluate', { expression: IN_WORKERS })
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

/** Few messages concern us; the others may be megabytes and are not parsed twice. */
const mayConcernUs = (text: string): boolean =>
  text.includes('"Target.attachedToTarget"') || text.startsWith(`{"id":${String(FIRST_ID).slice(0, 3)}`)

const read = (text: string): unknown => JSON.parse(text)
