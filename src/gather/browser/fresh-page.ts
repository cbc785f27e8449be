import { type Browser, type BrowserContext, type CDPSession, type Page, TargetType } from 'puppeteer-core'
import { signInToProxy } from './remote/remote-browsers.ts'
import { trustOnPage } from './authorities.ts'

/** A page in its own browser context, without cookies, cache or workers of other visits. */
export interface FreshPage {
  page: Page
  session: CDPSession
  close: () => Promise<void>
}

/** Permissions that Chromium would ask a person for (W3C registry). Those that it grants by itself stay unchanged. */
const ASKED_FOR = ['notifications', 'geolocation', 'camera', 'microphone', 'midi'] as const

/**
 * What the pop-up blocker of a visitor's browser answers to a window that no click of theirs asked for (HTML standard, "rules for choosing a
 * navigable"). Nobody clicks here, and the bundled build has no blocker: a window costs a process.
 */
const BLOCK_POPUPS =
  "Object.defineProperty(globalThis, 'open', { value: function open() { return null }, writable: true, configurable: true })"

/**
 * Opens a fresh page that dismisses every dialog, blocks or closes every pop-up and denies downloads. `insecure` accepts an invalid certificate, which the
 * evidence of the site has recorded.
 */
export async function openFreshPage(browser: Browser, insecure: boolean): Promise<FreshPage> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  try {
    return await openPageIn(context, insecure)
  } catch (error) {
    // Its page would go on beside the next one.
    await context.close().catch(ignoreClosed)
    throw error
  }
}

async function openPageIn(context: BrowserContext, insecure: boolean): Promise<FreshPage> {
  // Denied at once, because some builds never answer the page when nobody can be asked.
  const denied = ASKED_FOR.map((name) => ({ permission: { name }, state: 'denied' }) as const)
  await context.setPermission('*', ...denied)
  await signInToProxy(context)
  const page = await context.newPage()
  await page.evaluateOnNewDocument(BLOCK_POPUPS)
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignoreClosed))
  context.on('targetcreated', (target) => {
    if (target.type() !== TargetType.PAGE || !target.opener()) return
    void target
      .page()
      .then((popup) => popup?.close())
      .catch(ignoreClosed)
  })
  const session = await page.createCDPSession()
  if (insecure) await session.send('Security.setIgnoreCertificateErrors', { ignore: true })
  else await trustOnPage(context.browser(), session)
  return { page, session, close: () => context.close().catch(ignoreClosed) }
}

/** The page closed its pop-up or dialog itself. */
const ignoreClosed = (): void => undefined
