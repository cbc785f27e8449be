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

const open = new Map<string, number>()

export const events = new Resource().on(
  named(scanCalls, 'GET /events'),
  async ({ c, services: { live } }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    if ((open.get(website.id) ?? 0) >= STREAMS_EACH) throw tooOften(PING_MS / 1_000)
    const body = eventStream((send) => live.subscribe(website.id, send), website.id)
    c.header('Cache-Control', 'no-store')
    c.header('X-Accel-Buffering', 'no')
    return c.body(body, 200, { 'Content-Type': 'text/event-stream' })
  },
)

type Subscribe = (send: (event: LiveEvent) => void) => () => void

function eventStream(subscribe: Subscribe, key: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = (): void => undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        open.set(key, (open.get(key) ?? 0) + 1)
        const write = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= 0) return close()
          controller.enqueue(encoder.encode(text))
        }
        const unsubscribe = subscribe((event) => write(`data: ${JSON.stringify(event)}\n\n`))
        const ping = setInterval(() => write(': still here\n\n'), PING_MS)
        let ended = false
        end = () => {
          if (ended) return
          ended = true
          clearInterval(ping)
          unsubscribe()
          letGo(key)
        }
        const close = (): void => {
          end()
          controller.close()
        }
        write('retry: 1000\n\n')
      },
      cancel: () => end(),
    },
    { highWaterMark: MOST_UNREAD, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}

function letGo(key: string): void {
  const left = (open.get(key) ?? 1) - 1
  if (left > 0) open.set(key, left)
  else open.delete(key)
}
