import { loadavg } from 'node:os'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { type Browser, launch } from 'puppeteer-core'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { median } from './support/measure.ts'
import { makeOwners } from './support/owners.ts'

// Lighthouse's mobile run of our own pages: the home page of visitors, and the pages of a signed-in owner. Medians.
//   npm run -s bench:own-pages -- [browser] [runs]
const [executablePath = '/usr/bin/chromium', runs = '3'] = process.argv.slice(2)
const secret = 'only for this bench, and long enough for a secret'

const product = await startProduct({
  embedded: true,
  settings: { FETTLE_WORKERS: '0', FETTLE_SECRET_KEY: secret },
})
const browser = await launch({ executablePath, pipe: true, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const store = openPool(await product.databaseUrl(), 2)
  const [owner] = await makeOwners({ ...store, secret }, 1)
  await store.close()
  await runOnce(browser, '/home', '')
  for (const path of ['/', '/learn', '/my-business-summary'])
    await runOnce(browser, path, owner?.cookie ?? '')
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await product.stop()
}

/** One run in a browser whose only data is the session cookie. */
async function run(inside: Browser, path: string, cookie: string): Promise<RunnerResult | undefined> {
  const context = await inside.createBrowserContext()
  try {
    const [name = '', value = ''] = cookie.split('=')
    if (value !== '') await context.setCookie({ name, value, domain: 'localhost', path: '/' })
    return await lighthouse(
      `${product.origin}${path}`,
      { logLevel: 'error', onlyCategories: ['performance', 'accessibility'], disableStorageReset: true },
      undefined,
      await context.newPage(),
    )
  } finally {
    await context.close()
  }
}

async function runOnce(inside: Browser, path: string, cookie: string): Promise<void> {
  const scores: Record<string, number[]> = { performance: [], accessibility: [] }
  const slow: number[] = []
  while (slow.length < Number(runs)) {
    const outcome = await run(inside, path, cookie)
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
  console.log(`${path.padEnd(20)} ${scoreTexts.join('; ')}; largest paint ${Math.round(median(slow))} ms`)
}
