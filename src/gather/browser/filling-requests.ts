import { setTimeout as delay } from 'node:timers/promises'

/** Requests that may change a page's text; pictures and videos do not. */
const FILLING: ReadonlySet<string> = new Set(['script', 'xhr', 'fetch'])
/** Longest wait for answers, and for the page to use them. */
const FILL_MS = 1_000
/** A page's time after an answer: it shows it, or asks for more. A script that it imports fetches a moment later. */
const TAKE_IN_MS = 50
/** Milliseconds between two looks whether all is answered. */
const LOOK_MS = 10

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
  const isTakenIn = (): boolean => asked.size === 0 && performance.now() - lastAt >= TAKE_IN_MS
  return {
    begin(request) {
      if (FILLING.has(request.resourceType())) asked.add(request)
    },
    end(request) {
      if (asked.delete(request)) lastAt = performance.now()
    },
    async takenIn() {
      const until = performance.now() + FILL_MS
      while (!isTakenIn() && performance.now() < until) await delay(LOOK_MS)
    },
  }
}
