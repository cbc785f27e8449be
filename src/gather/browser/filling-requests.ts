import { setTimeout as delay } from 'node:timers/promises'

/** Requests that may change a page's text; pictures and videos do not. */
const FILLING: ReadonlySet<string> = new Set(['script', 'xhr', 'fetch'])
/** Longest wait for answers, and for the page to use them. */
const FILL_MS = 1_000
/** A page's time after an answer: it shows it, or asks for more. A script that it imports fetches a moment later. */
const TAKE_IN_MS = 50
/** Milliseconds between two looks whether all is answered. */
const LOOK_MS = 10
/** Looks in a row without an open request. After a stall of this process the clock alone would say that the page has had its time. */
const QUIET_LOOKS = 4

interface PageRequest {
  resourceType(): string
}

/** The requests of a page that may change its text, from now on. */
interface FillingRequests<Request extends PageRequest> {
  begin: (request: Request) => void
  /** It was answered, or failed. */
  end: (request: Request) => void
  /** Waits until all are answered and the page has had time to use the answers, but about a second at most. Does not wait where there are none. */
  takenIn: () => Promise<void>
}

export function fillingRequests<Request extends PageRequest>(): FillingRequests<Request> {
  const asked = new Set<Request>()
  let lastAt = Number.NEGATIVE_INFINITY
  let quietLooks = 0
  const isTakenIn = (): boolean => asked.size === 0 && performance.now() - lastAt >= TAKE_IN_MS
  return {
    begin(request) {
      if (!FILLING.has(request.resourceType())) return
      asked.add(request)
      quietLooks = 0
    },
    end(request) {
      if (asked.delete(request)) lastAt = performance.now()
    },
    async takenIn() {
      const until = performance.now() + FILL_MS
      if (isTakenIn()) return
      quietLooks = 0
      while (performance.now() < until) {
        await delay(LOOK_MS)
        quietLooks = asked.size === 0 ? quietLooks + 1 : 0
        if (isTakenIn() && quietLooks >= QUIET_LOOKS) return
      }
    },
  }
}
