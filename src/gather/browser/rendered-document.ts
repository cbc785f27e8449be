import { setTimeout as delay } from 'node:timers/promises'
import { type CDPSession, type HTTPRequest, type Page, type Protocol, ProtocolError } from 'puppeteer-core'
import { z } from 'zod'
import { APART, BLOCKS } from '../parse/text-shape.ts'
import { contextOf, evaluateIsolated } from './evaluate.ts'
import { fillingRequests } from './filling-requests.ts'
import { HTML_PARTS, mayHoldRoots, renderedHtml } from './in-page/rendered-html.ts'
import { scrollAndWatch, WATCH_PARTS } from './in-page/scroll-watch.ts'
import { kept } from './in-page/world.ts'

/** Most characters of a rendered document; the same as for bodies (10 MiB). */
const MOST_HTML = 10 * 1024 * 1024
const USUAL_SHAPES = { line: [...BLOCKS], apart: [...APART] }

/** Milliseconds for the scroll; after that the page is read as it is. */
const SCROLL_MS = 3_000

/** Most elements of a document in which closed shadow roots are searched: the browser describes every element for that. */
const MOST_ELEMENTS = 20_000

/** Scrolls through the page, so that waiting elements are visible and loaded. Takes at most about a second where nothing hangs. */
export async function scrollThroughFirst(page: Page, session: CDPSession): Promise<void> {
  const { begin, end, takenIn } = fillingRequests<HTTPRequest>()
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    const scrolled = evaluateIsolated(
      session,
      { run: scrollAndWatch, args: [], parts: WATCH_PARTS },
      z.unknown(),
    )
    await Promise.race([scrolled, delay(SCROLL_MS, undefined, { ref: false })])
    await takenIn()
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** The document as it is rendered: see {@link renderedHtml}. */
export async function renderedDocument(session: CDPSession): Promise<string> {
  await findClosedRoots(session)
  return await evaluateIsolated(
    session,
    { run: renderedHtml, args: [MOST_HTML, USUAL_SHAPES], parts: HTML_PARTS },
    z.string(),
  )
}

/** Gives closed shadow roots to our isolated world: scripts cannot find them, but visitors read their text. */
async function findClosedRoots(session: CDPSession): Promise<void> {
  const suspected = await evaluateIsolated(session, { run: mayHoldRoots, args: [MOST_ELEMENTS] }, z.boolean())
  if (!suspected) return
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  await session.send('DOM.disable')
  const executionContextId = await contextOf(session)
  for (const { backendNodeId } of closedRootsIn(root)) {
    const { object } = await session
      .send('DOM.resolveNode', { backendNodeId, executionContextId })
      .catch(noneIfGone)
    if (object.objectId === undefined) continue
    const functionDeclaration = `function () { (${String(kept)})().roots.push(this) }`
    await session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration })
  }
}

/** A root that the page has removed since it was described, such as a chat bubble's, is no reason to lose the document. */
function noneIfGone(error: unknown): { object: { objectId?: undefined } } {
  if (error instanceof ProtocolError && /^(?:No node|Node) with given id /u.test(error.originalMessage))
    return { object: {} }
  throw error
}

/** Most closed roots of one page: each takes a separate command. */
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
