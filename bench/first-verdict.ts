import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { browserOpener } from './support/browser.ts'
import { copyOfShop } from './support/copy-of-shop.ts'
import { median } from './support/measure.ts'

// A visitor presses "Check my website": milliseconds until the first result, and until 15 of them, are on the screen. The website is the sample
// shop on loopback, and copies of it under other hosts: visitors share one public scan of a host within the hour. Five scans; medians at the end.
//   npm run -s bench:first-verdict -- [browser]
const openBrowser = await browserOpener(process.argv[2])
const HOSTS = [SHOP, ...['one', 'two', 'three', 'four'].map((name) => `${name}.fixture`)]
/** Pause between scans: one host is scanned at a time, the queue is polled every 2 s, and the scan before must have ended. */
const PAUSE_MS = 5_000
const product = await startProduct({
  sites: Object.fromEntries(HOSTS.slice(1).map((host) => [host, copyOfShop(host)])),
  settings: { FETTLE_SPARE_BROWSER: 'on' },
})
const first: number[] = []
const fifteen: number[] = []
try {
  for (const [place, host] of HOSTS.entries()) {
    await pause(PAUSE_MS)
    await measure(host, place + 1)
  }
} finally {
  await product.stop()
}
console.log(`median: first verdict ${median(first)} ms, 15 verdicts ${median(fifteen)} ms`)

async function measure(host: string, scan: number): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.19.0.${scan}` })
    await page.goto(`${product.origin}/home`, { waitUntil: 'networkidle0' })
    await page.type('input[name="address"]', host)
    const start = performance.now()
    await page.keyboard.press('Enter')
    await verdicts(page, 1)
    first.push(Math.round(performance.now() - start))
    await verdicts(page, 15)
    fifteen.push(Math.round(performance.now() - start))
    // The next scan begins when the worker is free again.
    await page.waitForFunction(() => document.body.innerText.includes('Create an account'), {
      timeout: 180_000,
    })
    console.log(`scan ${scan}: first verdict ${first.at(-1)} ms, 15 verdicts ${fifteen.at(-1)} ms`)
  } finally {
    await browser.close()
  }
}

/** Waits until this many results are on the page. */
async function verdicts(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (least) => document.querySelectorAll('main li > details').length >= least,
    { timeout: 120_000, polling: 'mutation' },
    count,
  )
}
