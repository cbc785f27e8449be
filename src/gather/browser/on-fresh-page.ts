import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { type FreshPage, openFreshPage } from './fresh-page.ts'
import { watchResponses } from './watch-responses.ts'

/** A page that takes longer to close is left open. */
const CLOSE_MS = 2_000

/** Works on a fresh page, and closes it. Throws `GatheringFailed` as soon as the page turns out never to come to rest. */
export async function onFreshPage<T>(
  browser: Browser,
  { insecure, allowedMs, sideBySide }: { insecure: boolean; allowedMs: number; sideBySide: number },
  work: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const fresh = await openFreshPage(browser, insecure)
  const responses = await watchResponses(fresh.page, { allowedMs, sideBySide }).catch(
    async (error: unknown) => {
      await fresh.close()
      throw error
    },
  )
  const close = async (): Promise<void> => {
    responses.stop()
    // Lighthouse still works on a lost page and would throw when it is closed; it ends with its browser.
    if (!responses.isLost) await Promise.race([fresh.close(), pause(CLOSE_MS, undefined, { ref: false })])
  }
  try {
    return await Promise.race([work(fresh), responses.lost])
  } catch (error) {
    throw responses.causeOf(error)
  } finally {
    await close()
  }
}
