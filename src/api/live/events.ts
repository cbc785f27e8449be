import { endedViews, type EventAudience } from '#store/event-audiences.ts'
import { scanCalls } from '../contract/scans.ts'
import { notFound, tooOften } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { LiveEvent } from './live-event.ts'
import type { Services } from '../services.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

/** Most open streams of one website: a few tabs and devices. */
const STREAMS_EACH = 5
/** A client that reads too slowly is disconnected; it reconnects and reads what it missed. */
const MOST_UNREAD = 65_536
/** Keeps proxies from closing a quiet stream. */
const PING_MS = 25_000

interface Stream extends EventAudience {
  end: () => void
}

/** The open streams, by website. */
const open = new Map<string, Set<Stream>>()
const allOpen = (): Stream[] => [...open.values()].flatMap((streams) => [...streams])

/** Ends every stream: browsers reconnect after a second and read what they missed. */
export function endStreams(): void {
  for (const { end } of allOpen()) end()
}

/** Ends the streams of those who have signed out since, or whose website belongs to somebody else by now. */
export async function endLostStreams({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const { end } of await endedViews(db, allOpen(), now())) end()
}

/** Streams are checked at most once in this time, however often sessions change. */
const LOOK_THROUGH_MS = 250
let isLookingThrough = false

/** Checks the streams soon, because sessions changed. A failure is reported, and the next check makes up for it. */
export function sessionsChanged(
  services: Pick<Services, 'db' | 'now'>,
  onFault: (error: unknown, where: string) => void,
): void {
  if (isLookingThrough) return
  isLookingThrough = true
  setTimeout(() => {
    isLookingThrough = false
    endLostStreams(services).catch((error: unknown) => onFault(error, 'live events'))
  }, LOOK_THROUGH_MS).unref()
}

export const eventRoutes = new Resource().on(
  named(scanCalls, 'GET /events'),
  async ({ c, query: { missedMs }, services: { live } }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    if ((open.get(website.id)?.size ?? 0) >= STREAMS_EACH) throw tooOften(PING_MS / 1_000)
    const identity = c.get('identity')
    const view: EventAudience = {
      websiteId: website.id,
      owner: identity && { id: identity.ownerId, sessionId: identity.sessionId },
      visitorId: website.visitorId,
    }
    const missed = missedMs === undefined ? [] : live.recent(website.id, missedMs)
    const first: readonly LiveEvent[] = missed ?? [{ kind: 'missed' }]
    const body = eventStream(first, (send) => live.subscribe(website.id, send), view)
    c.header('X-Accel-Buffering', 'no')
    return c.body(body, 200, { 'Content-Type': 'text/event-stream' })
  },
)

type Subscribe = (send: (event: LiveEvent) => void) => () => void

const textOf = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`

function eventStream(
  first: readonly LiveEvent[],
  subscribe: Subscribe,
  view: EventAudience,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let leave = stayed
  let hasEnded = false
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= 0) return end()
          controller.enqueue(encoder.encode(text))
        }
        /** Whoever looks for lost streams may find one that has ended meanwhile. */
        const end = (): void => {
          if (hasEnded) return
          hasEnded = true
          leave()
          controller.close()
        }
        const unsubscribe = subscribe((event) => write(textOf(event)))
        const ping = setInterval(() => write(': still here\n\n'), PING_MS)
        leave = () => {
          clearInterval(ping)
          unsubscribe()
          forget(stream)
        }
        const stream: Stream = { ...view, end }
        open.set(view.websiteId, (open.get(view.websiteId) ?? new Set()).add(stream))
        write(`retry: 1000\n\n${first.map(textOf).join('')}`)
      },
      cancel: () => {
        hasEnded = true
        leave()
      },
    },
    { highWaterMark: MOST_UNREAD, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}

const stayed = (): void => undefined

function forget(stream: Stream): void {
  const streams = open.get(stream.websiteId)
  streams?.delete(stream)
  if (streams?.size === 0) open.delete(stream.websiteId)
}
