import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { type FreshPage, openFreshPage } from './fresh-page.ts'
import { feelPulse } from './pulse.ts'

/** A page that hangs is left open then: it goes with its browser. */
const CLOSE_MS = 2_000

/** Work on a fresh page, and close it. Throws `CouldNotLook` as soon as the page has shown that it will not come to rest. */
export async function onFreshPage<T>(
  browser: Browser,
  { insecure, allowedMs }: { insecure: boolean; allowedMs: number },
  work: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const fresh = await openFreshPage(browser, insecure)
  const pulse = await feelPulse(fresh.page, allowedMs)
  try {
    return await Promise.race([work(fresh), pulse.lost])
  } catch (error) {
    throw pulse.explain(error)
  } finally {
    pulse.stop()
    await Promise.race([fresh.close(), pause(CLOSE_MS, undefined, { ref: false })])
  }
}
