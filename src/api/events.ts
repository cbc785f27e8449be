import { scanCalls } from './contract/scans.ts'
import { notFound, tooOften } from './error.ts'
import { named, Resource } from './routing.ts'
import type { LiveEvent } from './live-event.ts'
import { websiteInView } from './website-in-view.ts'

/** Streams that one website may have open at a time: a few tabs and devices. */
const STREAMS_EACH = 5
/** A client that reads too slowly is let go; it comes back and reads what it missed. */
const MOST_UNREAD = 65_536
/** Keeps proxies from closing a quiet stream. */
const PING_MS = 25_000

/** How each open stream is ended, by website. */
const open = new Map<string, Set<() => void>>()

/** Ends every stream: browsers come back after a second and read what they missed. */
export function endStreams(): void {
  for (const streams of open.values()) for (const end of streams) end()
}

export const events = new Resource().on(
  named(scanCalls, 'GET /events'),
  async ({ c, services: { live } }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    if ((open.get(website.id)?.size ?? 0) >= STREAMS_EACH) throw tooOften(PING_MS / 1_000)
    const body = eventStream((send) => live.subscribe(website.id, send), website.id)
    c.header('X-Accel-Buffering', 'no')
    return c.body(body, 200, { 'Content-Type': 'text/event-stream' })
  },
)

type Subscribe = (send: (event: LiveEvent) => void) => () => void

function eventStream(subscribe: Subscribe, key: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let leave = stayed
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= 0) return end()
          controller.enqueue(encoder.encode(text))
        }
        const end = (): void => {
          leave()
          controller.close()
        }
        const unsubscribe = subscribe((event) => write(`data: ${JSON.stringify(event)}\n\n`))
        const ping = setInterval(() => write(': still here\n\n'), PING_MS)
        leave = () => {
          clearInterval(ping)
          unsubscribe()
          forget(key, end)
        }
        open.set(key, (open.get(key) ?? new Set()).add(end))
        write('retry: 1000\n\n')
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_UNREAD, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}

const stayed = (): void => undefined

function forget(key: string, end: () => void): void {
  const streams = open.get(key)
  streams?.delete(end)
  if (streams?.size === 0) open.delete(key)
}
