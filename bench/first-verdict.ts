import { setTimeout as pause } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import { startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'

// A visitor presses "Check my website": milliseconds until the first verdict, and 15 of them, stand on the screen. The website is the
// sample shop on loopback. Five looks, each by a new visitor; medians at the end.
//   npm run -s bench:first-verdict -- <browser>
const [executablePath = '/usr/bin/chromium'] = process.argv.slice(2)
const LOOKS = 5
/** One host is looked at once at a time, and the queue reads every 2 s which are free; and nothing of the look before shall still run. */
const CALM_MS = 5_000
const product = await startProduct({ settings: { FETTLE_SPARE_BROWSER: 'on' } })
const first: number[] = []
const fifteen: number[] = []
try {
  for (let look = 1; look <= LOOKS; look += 1) {
    await pause(CALM_MS)
    await measure(look)
  }
} finally {
  await product.stop()
}
console.log(`median: first verdict ${median(first)} ms, 15 verdicts ${median(fifteen)} ms`)

async function measure(look: number): Promise<void> {
  const browser = await launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.19.0.${look}` })
    await page.goto(`${product.origin}/home`, { waitUntil: 'networkidle0' })
    await page.type('input[name="address"]', SHOP)
    const start = performance.now()
    await page.keyboard.press('Enter')
    await verdicts(page, 1)
    first.push(Math.round(performance.now() - start))
    await verdicts(page, 15)
    fifteen.push(Math.round(performance.now() - start))
    // The next look begins when the worker is free again.
    await page.waitForFunction(() => document.body.innerText.includes('Make an account'), {
      timeout: 180_000,
    })
    console.log(`look ${look}: first verdict ${first.at(-1)} ms, 15 verdicts ${fifteen.at(-1)} ms`)
  } finally {
    await browser.close()
  }
}

/** Waits until so many results have landed on the page. */
async function verdicts(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (least) => document.querySelectorAll('main li > details').length >= least,
    { timeout: 120_000, polling: 'mutation' },
    count,
  )
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
