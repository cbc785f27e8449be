import type { Browser, Page } from 'puppeteer-core'
import { signedInPage } from './signed-in-page.ts'

interface SignedIn {
  origin: string
  cookie: string
}

const TABS = ['/ads', '/ads/campaigns', '/ads/assets', '/ads/keywords', '/ads/negative-keywords']

/** Prints the KB of scripts, compressed as served, that each tab of ads loads and the owner's first page does not. */
export async function printAdsScripts(browser: Browser, owner: SignedIn): Promise<void> {
  const own = await scriptsAt(browser, owner, '/')
  for (const path of TABS) {
    const scripts = await scriptsAt(browser, owner, path)
    const more = [...scripts].filter(([name]) => !own.has(name))
    const bytes = more.reduce((sum, [, size]) => sum + size, 0)
    console.log(`${path.padEnd(24)} ${(bytes / 1_000).toFixed(1)} KB of scripts over the product’s own`)
  }
}

async function scriptsAt(browser: Browser, owner: SignedIn, path: string): Promise<Map<string, number>> {
  const page: Page = await signedInPage(browser, owner)
  await page.goto(`${owner.origin}${path}`, { waitUntil: 'networkidle2' })
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js')
          ? [{ name: entry.name, bytes: entry.encodedBodySize }]
          : [],
      ),
  )
  await page.browserContext().close()
  return new Map(sizes.map(({ name, bytes }) => [name, bytes]))
}
