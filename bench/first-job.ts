import { setTimeout as pause } from 'node:timers/promises'
import { TimeoutError, type Page } from 'puppeteer-core'
import { startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { browserOpener } from './support/browser.ts'
import { addressOf, corpusIds } from './support/corpus.ts'
import { median } from './support/measure.ts'

// A visitor at phone width, without an account: from "Check my website" until the first job stands there with a piece that can be copied,
// and the taps until it is copied. One scan of the sample shop on loopback (a second within the hour would share it), or one of each website of a corpus that is being served.
//   npm run -s bench:first-job -- [browser] [<corpus folder> <ca.pem>]
const [executable, corpus, authority] = process.argv.slice(2)
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
/** One host is scanned at a time, the queue is polled every 2 s, and the scan before must have ended. */
const PAUSE_MS = 5_000
const LONGEST_MS = 180_000
/** The first job may come after the last result, when the scan is over. */
const AFTER_END_MS = 10_000

const ids = corpus === undefined ? [] : corpusIds(corpus)
const websites = ids.length > 0 ? ids.map(addressOf) : [SHOP]
const reach = {
  FETTLE_RESOLVE: ids
    .flatMap((id) => [443, 80].map((port) => `${id}.corpus.test:${port}:127.0.0.2`))
    .join(' '),
  FETTLE_ALLOW_PRIVATE: '127.0.0.2/32',
  FETTLE_CA: authority ?? '',
}
const openBrowser = await browserOpener(executable)
const product = await startProduct({
  settings: { FETTLE_SPARE_BROWSER: 'on', ...(ids.length > 0 ? reach : {}) },
})
const times: number[] = []
try {
  for (const [index, website] of websites.entries()) {
    await pause(PAUSE_MS)
    await measure(index, website)
  }
} finally {
  await product.stop()
}
console.log(
  times.length === 0
    ? `first job with a piece: on none of ${websites.length}`
    : `first job with a piece: median ${median(times)} ms, longest ${Math.max(...times)} ms, on ${times.length} of ${websites.length}`,
)

async function measure(index: number, website: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.setViewport(PHONE)
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.19.1.${index + 1}` })
    await page.goto(`${product.origin}/home`, { waitUntil: 'networkidle0' })
    const field = 'input[name="address"]'
    await page.tap(field)
    await page.type(field, website)
    const start = performance.now()
    await page.tap('form:has(input[name="address"]) button[type="submit"]')
    const found = await firstJob(page)
    const ms = Math.round(performance.now() - start)
    if (found !== null) times.push(ms)
    console.log(
      found === null ? `${website}: nothing to copy` : `${website}: ${ms} ms, 3 taps to copy it: ${found}`,
    )
  } finally {
    await browser.close()
  }
}

/** Waits for the first job and taps its button; its heading, or `null` when the scan ended without one. */
async function firstJob(page: Page): Promise<string | null> {
  // A button's name ends with what it copies.
  const copy = 'main section ::-p-xpath(.//button[starts-with(normalize-space(), "Copy ")])'
  const ended = '::-p-text(Create an account to keep these)'
  const first = await Promise.race([
    page.waitForSelector(copy, { timeout: LONGEST_MS }).catch(noneInTime),
    page
      .waitForSelector(ended, { timeout: LONGEST_MS })
      .then(() => null)
      .catch(noneInTime),
  ])
  const button = first ?? (await page.waitForSelector(copy, { timeout: AFTER_END_MS }).catch(noneInTime))
  if (!button) return null
  await button.tap()
  return page.$eval('main section h2', ({ textContent }) => textContent ?? '')
}

/** One website on which nothing comes leaves the others to be measured. */
function noneInTime(error: unknown): null {
  if (error instanceof TimeoutError) return null
  throw error
}
