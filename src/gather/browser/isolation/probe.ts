import type { Browser } from 'puppeteer-core'
import { tryEveryWay, WAYS_PARTS } from '../in-page/try-every-way.ts'

/** A page of our own at an address that exists nowhere, and that counts as secure: it may try more than a plain one. */
const ADDRESS = 'https://probe.fettle.invalid/'
const PAGE = '<!doctype html><title>Probe</title>'
/** How long a browser that opened a port of its own may take to use it. */
const WAIT_MS = 1_000
const LATE_MS = 15_000

/**
 * Has the browser try to reach `targets` by every way past its proxy that a page has, in the page that it opened by itself. Settles when
 * it has tried; whether anything arrived is for the one who listens there to say. Throws when it could not be tried.
 */
export async function probe(browser: Browser, targets: readonly string[]): Promise<void> {
  const [page] = await browser.pages()
  if (!page) throw new Error('the browser has no page to be tried in')
  const session = await page.createCDPSession()
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${ADDRESS}*` }] })
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from(PAGE).toString('base64')
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await page.goto(ADDRESS, { waitUntil: 'domcontentloaded', timeout: LATE_MS })
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `{${WAYS_PARTS.join('\n')}\n(${String(tryEveryWay)})(${JSON.stringify(targets)}, ${WAIT_MS})}`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`the browser could not be tried: ${exceptionDetails.text}`)
  await session.send('Page.navigate', { url: 'about:blank' })
  await session.detach()
}
