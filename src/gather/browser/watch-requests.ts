import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, HTTPRequest, Page } from 'puppeteer-core'

const LOOK_MS = 100

/** Whether the requests of a page have come to rest. */
export interface RequestWatch {
  /** Fulfilled when there was no request for `idleMs`, or when the time is over. */
  rest(idleMs: number, withinMs: number): Promise<void>
}

/**
 * Watches the requests of an open page from now on, each until its answer begins. Two kinds are not waited for, because the browser never tells of their end: the script of a shared
 * worker, which no document loads, and a stream of events.
 */
export async function watchRequests(page: Page, session: CDPSession): Promise<RequestWatch> {
  const open = new Set<HTTPRequest>()
  const ofNoDocument = new Set<string>()
  let lastAt = performance.now()
  const isWaitedFor = (request: HTTPRequest): boolean =>
    request.resourceType() !== 'eventsource' && !ofNoDocument.has(request.url())
  const end = (request: HTTPRequest): void => {
    if (!open.delete(request)) return
    if (isWaitedFor(request)) lastAt = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ loaderId, request, initiator }) => {
    // The question whether a page may ask another host is of no document either; what it then asks at the same address is.
    if (loaderId === '' && initiator.type !== 'preflight') ofNoDocument.add(request.url)
  })
  page.on('request', (request) => {
    open.add(request)
    lastAt = performance.now()
  })
  page.on('response', (response) => end(response.request()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await session.send('Network.enable')
  return {
    async rest(idleMs, withinMs) {
      const until = performance.now() + withinMs
      lastAt = performance.now()
      while (performance.now() < until) {
        const now = performance.now()
        if ([...open].some(isWaitedFor)) lastAt = now
        if (now - lastAt >= idleMs) return
        await pause(Math.min(LOOK_MS, until - now))
      }
    },
  }
}
