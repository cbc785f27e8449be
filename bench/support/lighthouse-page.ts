import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { median } from './measure.ts'

/** A page of a running product, as a person who has this cookie sees it (empty: a visitor). */
export interface MeasuredPage {
  origin: string
  path: string
  cookie: string
  runs: number
}

/** Prints the medians of some of Lighthouse's mobile runs of a page. Throws where the page leads elsewhere. */
export async function measurePage(inside: Browser, page: MeasuredPage): Promise<void> {
  const { path, runs } = page
  const scores: Record<string, number[]> = { performance: [], accessibility: [] }
  const slow: number[] = []
  while (slow.length < runs) {
    const outcome = await runOnce(inside, page)
    // Chromium sometimes loses the first event of a trace.
    if (outcome?.lhr.runtimeError?.code === 'NO_NAVSTART') continue
    const { categories = {}, audits = {}, finalDisplayedUrl = '', runtimeError } = outcome?.lhr ?? {}
    if (runtimeError) throw new Error(runtimeError.message)
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    for (const [kind, all] of Object.entries(scores))
      all.push(Math.round((categories[kind]?.score ?? 0) * 100))
    slow.push(audits['largest-contentful-paint']?.numericValue ?? 0)
  }
  const scoreTexts = Object.entries(scores).map(([name, all]) => `${name} ${median(all)} (${all.join(', ')})`)
  console.log(`${path.padEnd(30)} ${scoreTexts.join('; ')}; largest paint ${Math.round(median(slow))} ms`)
}

/** One run in a browser whose only data is the session cookie. */
async function runOnce(
  inside: Browser,
  { origin, path, cookie }: MeasuredPage,
): Promise<RunnerResult | undefined> {
  const context = await inside.createBrowserContext()
  try {
    const [name = '', value = ''] = cookie.split('=')
    if (value !== '') await context.setCookie({ name, value, domain: 'localhost', path: '/' })
    return await lighthouse(
      `${origin}${path}`,
      { logLevel: 'error', onlyCategories: ['performance', 'accessibility'], disableStorageReset: true },
      undefined,
      await context.newPage(),
    )
  } finally {
    await context.close()
  }
}
