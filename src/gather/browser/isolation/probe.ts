import type { Page } from 'puppeteer-core'
import { tryPastProxy, TRY_PARTS } from '../in-page/try-past-proxy.ts'

/** A page of ours at an address that does not exist and counts as secure, so that it has more interfaces. */
const ADDRESS = 'https://probe.fettle.invalid/'
const PAGE = '<!doctype html><title>Probe</title>'
/** Milliseconds that a browser with an open UDP port has to use it. */
const WAIT_MS = 1_000
const LATE_MS = 15_000

/**
 * Has the browser try to reach `targets` by every interface that bypasses its proxy, in this page. Resolves when that is
 * done; the listener of `targets` knows whether anything arrived. Throws when it could not be tried.
 */
export async function probe(page: Page, targets: readonly string[]): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${ADDRESS}*` }] })
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from(PAGE).toString('base64')
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await page.goto(ADDRESS, { waitUntil: 'domcontentloaded', timeout: LATE_MS })
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `{${TRY_PARTS.join('\n')}\n(${String(tryPastProxy)})(${JSON.stringify(targets)}, ${WAIT_MS})}`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`the browser could not be tried: ${exceptionDetails.text}`)
  await session.send('Page.navigate', { url: 'about:blank' })
  await session.detach()
}
