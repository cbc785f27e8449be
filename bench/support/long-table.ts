import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { startWebServer } from '#support/web-server.ts'
import { median } from './measure.ts'
import { signedInPage } from './signed-in-page.ts'

interface MeasuredTable {
  origin: string
  cookie: string
  /** What the browser is given for the keywords, in place of the product's answer. */
  answer: string
  runs: number
}

const SLOWED = 4
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Somebody looks before they scroll. */
const SETTLED_MS = 1_000
const TABLE = '[aria-label="Keywords, table"]'
const SCROLLED_PX = 12_000
/** A finger goes up the middle of the screen at 3,000 px a second. */
const SWIPE = { x: 195, from: 780, to: 60, stepPx: 48, stepMs: 16 }

/** What is done with the table, in order; a step is over at the frame that shows it. `select` and `option`: what is chosen; `search`: what is typed. */
const STEPS = [
  { name: 'sort by cost', select: 'Order', option: 'cost down' },
  { name: 'sort by name', select: 'Order', option: 'name up' },
  { name: 'search', search: 'florist near me 7' },
  { name: 'filter by status', select: 'Status', option: 'non-active' },
] as const

/** Prints how long the first rows and each step take, and the longest frame while the table is scrolled. */
export async function measureTable(browser: Browser, table: MeasuredTable): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const rows = await startWebServer({ '/rows': { headers, body: gzipSync(table.answer) } })
  const figures = new Map<string, number[]>()
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value])
  for (let run = 0; run < table.runs; run += 1) {
    const page = await openAdsTab(browser, table, `${rows.origin}/rows`)
    note('first rows', await page.evaluate(openKeywords))
    await setTimeout(SETTLED_MS)
    note('longest frame while scrolling', await longestFrame(page))
    for (const step of STEPS) note(step.name, await page.evaluate(takeStep, step))
    await page.browserContext().close()
  }
  await rows.close()
  for (const [name, values] of figures)
    console.log(`${name.padEnd(32)} ${Math.round(median(values))} ms (${values.map(Math.round).join(', ')})`)
}

/** A phone on another tab of ads, which has loaded what the owner's pages share. Only the request for the rows goes elsewhere: everything else is the product's. */
async function openAdsTab(
  browser: Browser,
  { origin, cookie }: MeasuredTable,
  rowsUrl: string,
): Promise<Page> {
  const page = await signedInPage(browser, { origin, cookie })
  await page.setViewport(PHONE)
  const session = await page.createCDPSession()
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.continueRequest', { requestId, url: rowsUrl })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/ads/keywords?*' }] })
  // The event stream stays open.
  await page.goto(`${origin}/ads/campaigns`, { waitUntil: 'networkidle2' })
  await page.emulateCPUThrottling(SLOWED)
  return page
}

/** In the page: presses the tab, and waits for its first row. */
async function openKeywords(): Promise<number> {
  const begun = performance.now()
  document.querySelector<HTMLAnchorElement>('main a[href="/ads/keywords"]')?.click()
  return new Promise((resolve, reject) => {
    const look = () => {
      if (document.querySelector('[aria-label="Keywords, table"] tr[data-index="0"]'))
        requestAnimationFrame(() => resolve(performance.now() - begun))
      else if (performance.now() - begun > 20_000) reject(new Error('The tab shows no row.'))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** In the page: takes a step, and waits until the rows are others. */
async function takeStep(step: (typeof STEPS)[number]): Promise<number> {
  const { body } = document
  const shown = () =>
    `${body.querySelector('tbody')?.textContent} ${body.querySelector('main [role="status"]')?.textContent}`
  const before = shown()
  const begun = performance.now()
  if ('select' in step) {
    const select = document.querySelector<HTMLSelectElement>(`main select[aria-label="${step.select}"]`)
    if (select) select.value = step.option
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
    // React ignores the event after its own setter on the element, which remembers the value: the prototype's goes past that.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, step.search)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return new Promise((resolve, reject) => {
    const look = () => {
      if (shown() !== before) requestAnimationFrame(() => resolve(performance.now() - begun))
      else if (performance.now() - begun > 20_000)
        reject(new Error(`${step.name}: the rows stay as they are.`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Scrolls with a finger; answers the longest frame, ms: 0 where none was over 50 ms. */
async function longestFrame(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const frames: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration)
    })
    observer.observe({ type: 'long-animation-frame' })
    return { seen: () => [...frames, ...observer.takeRecords().map(({ duration }) => duration)] }
  })
  const session = await page.createCDPSession()
  for (let scrolled = 0; scrolled < SCROLLED_PX; scrolled += SWIPE.from - SWIPE.to) await swipe(session)
  const first = await page.$eval(`${TABLE} tr[data-index]`, (row) => Number(row.getAttribute('data-index')))
  if (first === 0) throw new Error('The table was not scrolled.')
  return Math.max(0, ...(await watch.evaluate(({ seen }) => seen())))
}

/** One swipe. `Input.synthesizeScrollGesture` with a touch as its source answers and scrolls nothing (Chromium 153 and 156). */
async function swipe(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ys: readonly number[]): Promise<void> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: SWIPE.x, y })) })
  await touch('touchStart', [SWIPE.from])
  for (let y = SWIPE.from; y >= SWIPE.to; y -= SWIPE.stepPx)
    await Promise.all([touch('touchMove', [y]), setTimeout(SWIPE.stepMs)])
  await touch('touchEnd', [])
}
