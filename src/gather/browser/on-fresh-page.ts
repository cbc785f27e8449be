import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { type FreshPage, openFreshPage } from './fresh-page.ts'
import { pageResponds } from './page-responds.ts'

/** A page that takes longer to close is left open. */
const CLOSE_MS = 2_000

/** Work on a fresh page, and close it. Throws `GatheringFailed` as soon as the page has shown that it will not come to rest. */
export async function onFreshPage<T>(
  browser: Browser,
  { insecure, allowedMs }: { insecure: boolean; allowedMs: number },
  work: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const fresh = await openFreshPage(browser, insecure)
  const pulse = await pageResponds(fresh.page, allowedMs)
  const close = async (): Promise<void> => {
    pulse.stop()
    // Lighthouse still works on a page that was lost, and does not bear that it goes: it leaves with its browser.
    if (!pulse.isLost) await Promise.race([fresh.close(), pause(CLOSE_MS, undefined, { ref: false })])
  }
  try {
    return await Promise.race([work(fresh), pulse.lost])
  } catch (error) {
    throw pulse.explain(error)
  } finally {
    await close()
  }
}
