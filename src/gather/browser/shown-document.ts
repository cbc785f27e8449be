import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, HTTPRequest, Page, Protocol } from 'puppeteer-core'
import { z } from 'zod'
import { APART, BLOCKS } from '../parse/text-shape.ts'
import { contextOf, evaluateIsolated } from './evaluate.ts'
import { HTML_PARTS, mayHoldRoots, renderedHtml } from './in-page/rendered-html.ts'
import { scrollAndWatch, WATCH_PARTS } from './in-page/scroll-watch.ts'

/** Rendered documents are cut here, like bodies on the wire (10 MiB). */
const MOST_HTML = 10 * 1024 * 1024
const USUAL_SHAPES = { line: [...BLOCKS], apart: [...APART] }

/** A page that does not come back from the scroll is read as it stands. */
const SCROLL_MS = 3_000
/** Waited at most for what the scroll made the page ask for, and once that is there for the page to take it in. */
const FILL_MS = 1_000
const TAKE_IN_MS = 50
/** What fills a page; pictures and films do not change its words. */
const FILLING: ReadonlySet<string> = new Set(['script', 'xhr', 'fetch'])

/** Most elements of a document in which closed shadow roots are looked for: the browser describes all of it for that. */
const MOST_ELEMENTS = 20_000

/** Scrolls through the page, so that what waits for it is in sight and filled. Takes about a second at most where nothing hangs. */
export async function scrollThroughFirst(page: Page, session: CDPSession): Promise<void> {
  const asked = new Set<HTTPRequest>()
  const begin = (request: HTTPRequest): void => {
    if (FILLING.has(request.resourceType())) asked.add(request)
  }
  const end = (request: HTTPRequest): boolean => asked.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    const scrolled = evaluateIsolated(
      session,
      { run: scrollAndWatch, args: [], parts: WATCH_PARTS },
      z.unknown(),
    )
    await Promise.race([scrolled, delay(SCROLL_MS, undefined, { ref: false })])
    const until = performance.now() + FILL_MS
    while (asked.size > 0 && performance.now() < until) await delay(TAKE_IN_MS)
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** The document as it is drawn: see {@link renderedHtml}. */
export async function drawnDocument(session: CDPSession): Promise<string> {
  await findClosedRoots(session)
  return await evaluateIsolated(
    session,
    { run: renderedHtml, args: [MOST_HTML, USUAL_SHAPES], parts: HTML_PARTS },
    z.string(),
  )
}

/** Hands closed shadow roots to our world inside the page: scripts cannot find them, and visitors read them. */
async function findClosedRoots(session: CDPSession): Promise<void> {
  const suspected = await evaluateIsolated(session, { run: mayHoldRoots, args: [MOST_ELEMENTS] }, z.boolean())
  if (!suspected) return
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  await session.send('DOM.disable')
  const executionContextId = await contextOf(session)
  for (const { backendNodeId } of closedRootsIn(root)) {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId })
    if (object.objectId === undefined) continue
    const functionDeclaration = 'function () { (globalThis.fettleRoots ??= []).push(this) }'
    await session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration })
  }
}

/** Roots of one page at most: each is asked for by itself. */
const MOST_ROOTS = 200

function closedRootsIn(root: Protocol.DOM.Node): Protocol.DOM.Node[] {
  const found: Protocol.DOM.Node[] = []
  const open = [root]
  for (let node = open.pop(); node && found.length < MOST_ROOTS; node = open.pop()) {
    const shadows = node.shadowRoots?.filter(({ shadowRootType }) => shadowRootType !== 'user-agent') ?? []
    found.push(...shadows.filter(({ shadowRootType }) => shadowRootType === 'closed'))
    open.push(...shadows, ...(node.children ?? []))
  }
  return found
}
