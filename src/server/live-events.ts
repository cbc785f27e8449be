import type { LiveEvent } from '#api/live/live-event.ts'
import type { LiveEvents } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import { listenTo, notify } from '#store/listen-notify.ts'
import { keepRecentEvents } from './recent-events.ts'

const CHANNEL = 'fettle_live'
const SESSIONS = 'fettle_sessions'

interface Message {
  website: string
  event: LiveEvent
}

/** Sends an event to every web process, and so to everybody who watches this website. */
export const publish = (db: Database, website: string, event: LiveEvent): Promise<void> =>
  notify(db, CHANNEL, JSON.stringify({ website, event } satisfies Message))

/** Has every web process forget the sessions that it caches, because sessions or accounts changed. */
export const publishSessions = (db: Database): Promise<void> => notify(db, SESSIONS, '')

export interface LiveListener extends LiveEvents {
  /** Number of open streams. */
  readonly watchers: number
  close(): Promise<void>
}

interface ListenOptions {
  onFault(error: unknown, where: string): void
  /** Called when a lost connection is back: events sent meanwhile are lost. */
  onGap(): void
  /** Called when sessions or accounts changed, here or in another process. */
  onSessions?(): void
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

/** Receives what workers publish and passes it to the streams. */
export async function listen(url: string, options: ListenOptions): Promise<LiveListener> {
  const watchers = new Map<string, Set<(event: LiveEvent) => void>>()
  const recent = keepRecentEvents(options.now ?? (() => performance.now()))
  const { close } = await listenTo(url, [CHANNEL, SESSIONS], {
    onFault: (error) => options.onFault(error, 'live events'),
    onGap() {
      recent.forget()
      options.onGap()
    },
    onText(channel, text) {
      if (channel === SESSIONS) options.onSessions?.()
      else {
        const { website, event }: Message = JSON.parse(text)
        recent.keep(website, event)
        for (const listener of watchers.get(website) ?? []) listener(event)
      }
    },
  })
  return {
    get watchers() {
      return [...watchers.values()].reduce((sum, { size }) => sum + size, 0)
    },
    subscribe(website, listener) {
      const all = watchers.get(website) ?? new Set()
      watchers.set(website, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0) watchers.delete(website)
      }
    },
    recent: recent.last,
    close,
  }
}
