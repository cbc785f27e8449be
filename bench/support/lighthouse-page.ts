import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { median } from './measure.ts'
import { signedInPage } from './signed-in-page.ts'

/** A page of a running product, as a person who has this cookie sees it (empty: a visitor). */
export interface MeasuredPage {
  origin: string
  path: string
  cookie: string
  runs: number
}

/** What the performance score is made of; times in milliseconds. */
const PARTS: Record<string, { name: string; digits: number }> = {
  'first-contentful-paint': { name: 'first paint', digits: 0 },
  'largest-contentful-paint': { name: 'largest', digits: 0 },
  'speed-index': { name: 'speed index', digits: 0 },
  'total-blocking-time': { name: 'blocking', digits: 0 },
  'cumulative-layout-shift': { name: 'shift', digits: 3 },
}

/** Prints the medians of some of Lighthouse's mobile runs of a page. Throws where the page leads elsewhere. */
export async function measurePage(inside: Browser, page: MeasuredPage): Promise<void> {
  const { path, runs } = page
  const scores: Record<string, number[]> = { performance: [], accessibility: [] }
  const parts: Record<string, number[]> = Object.fromEntries(Object.keys(PARTS).map((audit) => [audit, []]))
  for (let done = 0; done < runs; ) {
    const outcome = await runOnce(inside, page)
    // Chromium sometimes loses the first event of a trace.
    if (outcome?.lhr.runtimeError?.code === 'NO_NAVSTART') continue
    const { categories = {}, audits = {}, finalDisplayedUrl = '', runtimeError } = outcome?.lhr ?? {}
    if (runtimeError) throw new Error(runtimeError.message)
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    for (const [kind, all] of Object.entries(scores))
      all.push(Math.round((categories[kind]?.score ?? 0) * 100))
    for (const [audit, all] of Object.entries(parts)) all.push(audits[audit]?.numericValue ?? 0)
    done += 1
  }
  const scoreTexts = Object.entries(scores).map(([name, all]) => `${name} ${median(all)} (${all.join(', ')})`)
  const partTexts = Object.entries(PARTS).map(
    ([audit, part]) => `${part.name} ${median(parts[audit] ?? []).toFixed(part.digits)}`,
  )
  console.log(`${path.padEnd(30)} ${scoreTexts.join('; ')}; ${partTexts.join(', ')}`)
}

/** One run in a browser whose only data is the session cookie. */
async function runOnce(
  inside: Browser,
  { origin, path, cookie }: MeasuredPage,
): Promise<RunnerResult | undefined> {
  const page =
    cookie === ''
      ? await (await inside.createBrowserContext()).newPage()
      : await signedInPage(inside, { origin, cookie })
  try {
    return await lighthouse(
      `${origin}${path}`,
      { logLevel: 'error', onlyCategories: ['performance', 'accessibility'], disableStorageReset: true },
      undefined,
      page,
    )
  } finally {
    await page.browserContext().close()
  }
}
