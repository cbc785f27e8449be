import type { ConnectionTransport } from 'puppeteer-core'
import { z } from 'zod'

const CREATE = 'Target.createBrowserContext'
const createSchema = z.object({
  id: z.number(),
  method: z.literal(CREATE),
  params: z.record(z.string(), z.unknown()),
})
/** An answer; one that refuses has no result. */
const answerSchema = z.object({
  id: z.number(),
  result: z.object({ browserContextId: z.string() }).optional().catch(undefined),
})
const openSchema = z.object({
  method: z.literal('Target.createTarget'),
  params: z.object({ browserContextId: z.string().optional() }),
})

/** Removes Chromium's own rule by which loopback bypasses a proxy (net/docs/proxy.md). */
const NO_BYPASS = '<-loopback>'

/**
 * Wraps the transport to a browser that others may use too: every context that is made over it has the proxy for all addresses and goes with the
 * connection, however that ends, and no page opens outside of these contexts. `has` tells our contexts from others'.
 */
export function ownContexts(inner: ConnectionTransport, proxyServer: string) {
  const asked = new Set<number>()
  const own = new Set<string>()
  const transport: ConnectionTransport = {
    send: (message) => inner.send(toOwnContexts(message)),
    close: () => inner.close(),
  }
  const toOwnContexts = (message: string): string => {
    if (message.includes('"Target.createTarget"')) refuseOutside(message)
    if (!message.includes(`"${CREATE}"`)) return message
    const create = createSchema.parse(JSON.parse(message))
    asked.add(create.id)
    const params = { ...create.params, disposeOnDetach: true, proxyServer, proxyBypassList: NO_BYPASS }
    return JSON.stringify({ ...create, params })
  }
  const onmessage = (text: string): void => {
    if (asked.size > 0) keepContext(text)
    transport.onmessage?.(text)
  }
  const keepContext = (text: string): void => {
    const answer = answerSchema.safeParse(JSON.parse(text)).data
    if (answer && asked.delete(answer.id) && answer.result) own.add(answer.result.browserContextId)
  }
  Object.assign(inner, { onmessage, onclose: () => transport.onclose?.() })
  return { transport, has: (id: string | undefined): boolean => id !== undefined && own.has(id) }
}

function refuseOutside(message: string): void {
  const opened = openSchema.safeParse(JSON.parse(message)).data
  if (opened && opened.params.browserContextId === undefined)
    throw new Error('a page would open without the proxy')
}
