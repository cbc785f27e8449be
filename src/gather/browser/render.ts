import { type Browser, type CDPSession, type Page, PuppeteerError } from 'puppeteer-core'
import { type Failure, failure } from '#core/reasons.ts'
import { GatheringFailed, type RenderedPage } from '../context.ts'
import { refuseNowhere } from './led-nowhere.ts'
import { onFreshPage } from './on-fresh-page.ts'
import { type OnLostPart, unlessLost } from './page-lost.ts'
import { renderedDocument, scrollThroughFirst } from './rendered-document.ts'
import { emulatePhone, measurePhoneLayout, PHONE_AGENT } from './visit/phone-layout.ts'
import { blamesTls } from './visit/run-failures.ts'
import { type RequestWatch, watchRequests } from './watch-requests.ts'
import { watchStylesheets } from './watch-stylesheets.ts'

export interface PageToRender {
  url: string
  insecure: boolean
}

export interface RenderOptions {
  userAgentSuffix: string
  /** Milliseconds until the task is killed. */
  allowedMs: number
}

export interface SharedRenderOptions extends RenderOptions {
  /** Number of pages that are rendered at the same time, this one included. */
  sideBySide: number
}

const LOAD_MS = 15_000
const QUIET_MS = 2_000

/**
 * Renders a page on the phone's screen: the document after load and 2 s without requests, or after 15 s (side by side up to 30 s), and its layout. Pages
 * that are rendered side by side share the processor, so that each may take the time of all.
 */
export async function render(
  browser: Browser,
  { url, insecure }: PageToRender,
  { userAgentSuffix, allowedMs, sideBySide }: SharedRenderOptions,
  onFault: OnLostPart,
): Promise<RenderedPage> {
  return await onFreshPage(browser, { insecure, allowedMs, sideBySide }, async ({ page, session }) => {
    await emulatePhone(session)
    await page.setUserAgent({ userAgent: `${PHONE_AGENT} ${userAgentSuffix}` })
    const stylesheets = watchStylesheets(page)
    const status = statusShown(page)
    const requests = await watchRequests(page, session)
    await load(page, requests, { url, withinMs: Math.min(LOAD_MS * sideBySide, allowedMs / 2) })
    if (page.url() === 'about:blank' && status() === null) throw new GatheringFailed(failure('page_hung'))
    const html = await documentOf(page, session, onFault)
    const shown = page.url()
    refuseNowhere(shown)
    // The document is returned also when the page can no longer be measured (it crashed or navigated away).
    const layout = await unlessLost('layout', {
      measure: () => measurePhoneLayout(session, stylesheets()),
      lost: null,
      onFault,
    })
    return { url: shown, status: status(), html, layout }
  })
}

/** The status of the page's last document, also of one that never finishes to load, or that scripts lead to; `null` before any answer. */
function statusShown(page: Page): () => number | null {
  let status: number | null = null
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      status = response.status()
  })
  return () => status
}

/** Messages of the browser for a page that went elsewhere while it was read, and for one in which a function worked for too long. */
const MOVED = /Inspected target navigated or closed|Cannot find context|context was destroyed/u
const TOO_LONG = /Execution was terminated|\(Runtime\.evaluate\): Internal error/u

/** The document after it was scrolled through. Throws `GatheringFailed` for a page that moved meanwhile, or cannot be read; where it crashed, another error. */
export async function documentOf(page: Page, session: CDPSession, onFault: OnLostPart): Promise<string> {
  try {
    await scrollThroughFirst(page, session)
    return await renderedDocument(session)
  } catch (error) {
    if (error instanceof Error && MOVED.test(error.message))
      throw new GatheringFailed(failure('page_unstable', 'it went elsewhere while it was read'))
    if (error instanceof Error && TOO_LONG.test(error.message))
      throw new GatheringFailed(failure('page_unstable', 'reading it took too long'))
    if (error instanceof PuppeteerError) throw error
    // The browser is sound, and so are its other pages.
    onFault('document', error)
    throw new GatheringFailed(failure('page_unstable', 'it could not be read'))
  }
}

async function load(
  page: Page,
  requests: RequestWatch,
  { url, withinMs }: { url: string; withinMs: number },
): Promise<void> {
  const until = performance.now() + withinMs
  const open = () => page.goto(url, { waitUntil: 'load', timeout: Math.max(1, until - performance.now()) })
  // Chromium ends a load while it first learns of its network; that says nothing of the page.
  const again = (error: unknown) => {
    if (String(error).includes('ERR_NETWORK_CHANGED')) return open()
    throw error
  }
  await open()
    .catch(again)
    .catch((error: unknown) => {
      const reason = failureOfLoad(error instanceof Error ? error : new Error(String(error)))
      if (reason) throw new GatheringFailed(reason)
    })
  const left = until - performance.now()
  // A page that never stops requesting is read when the time is over.
  if (left > QUIET_MS) await requests.rest(QUIET_MS, left)
}

/** `null`: the page is only slow, and what was loaded is used. */
function failureOfLoad({ name, message }: Error): Failure | null {
  if (name === 'TimeoutError') return null
  if (message.includes('ERR_TOO_MANY_REDIRECTS')) return failure('redirect_loop')
  if (blamesTls(message)) return failure('tls_failed')
  return failure('page_unavailable', message.split('\n')[0]?.slice(0, 200))
}
