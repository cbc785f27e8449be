import type { LiveEvent } from '#api/live/live-event.ts'
import type { LiveEvents } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import { listenTo, notify } from '#store/notices.ts'

const CHANNEL = 'fettle_live'
const SESSIONS = 'fettle_sessions'

interface Message {
  website: string
  event: LiveEvent
}

/** Tells every server, and so everybody who watches this website. */
export const publish = (db: Database, website: string, event: LiveEvent): Promise<void> =>
  notify(db, CHANNEL, JSON.stringify({ website, event } satisfies Message))

/** Tells every server that sessions or accounts changed, so that none goes on believing what it remembers of them. */
export const publishSessions = (db: Database): Promise<void> => notify(db, SESSIONS, '')

export interface LiveListener extends LiveEvents {
  /** How many are watching. */
  readonly watchers: number
  close(): Promise<void>
}

interface Hearing {
  onFault(error: unknown, where: string): void
  /** Called when the connection is back after it was lost: what was told meanwhile nobody heard. */
  onGap(): void
  /** Called when sessions or accounts changed, here or in another process. */
  onSessions?(): void
}

/** Hears what workers publish and hands it on. */
export async function listen(url: string, hearing: Hearing): Promise<LiveListener> {
  const watchers = new Map<string, Set<(event: LiveEvent) => void>>()
  const { close } = await listenTo(url, [CHANNEL, SESSIONS], {
    onFault: (error) => hearing.onFault(error, 'live events'),
    onGap: () => hearing.onGap(),
    onNotice(channel, text) {
      if (channel === SESSIONS) hearing.onSessions?.()
      else hand(watchers, text)
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
    close,
  }
}

function hand(watchers: ReadonlyMap<string, Set<(event: LiveEvent) => void>>, text: string): void {
  const { website, event }: Message = JSON.parse(text)
  for (const listener of watchers.get(website) ?? []) listener(event)
}
