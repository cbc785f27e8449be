import { type Browser, type CDPSession, type Page, TargetType } from 'puppeteer-core'
import { heedAuthorities } from './authorities.ts'

/** A page in a browser context of its own: no cookie, cache or worker of another visit is there, and none is left behind. */
export interface FreshPage {
  page: Page
  session: CDPSession
  close: () => Promise<void>
}

/** What Chromium would ask a person for (permissions registry, W3C). What it grants by itself is left alone. */
const ASKED_FOR = ['notifications', 'geolocation', 'camera', 'microphone', 'midi'] as const

/**
 * Opens a fresh page that answers no dialog but with "no", closes every pop-up and takes no download. `insecure` goes on although
 * the certificate is not valid (the gate has seen that and said so).
 */
export async function openFreshPage(browser: Browser, insecure: boolean): Promise<FreshPage> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  // Where nobody can be asked a page gets a clear no; some builds leave its question open instead.
  const denied = ASKED_FOR.map((name) => ({ permission: { name }, state: 'denied' }) as const)
  await context.setPermission('*', ...denied)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss().catch(alreadyGone))
  context.on('targetcreated', (target) => {
    if (target.type() !== TargetType.PAGE || !target.opener()) return
    void target
      .page()
      .then((popup) => popup?.close())
      .catch(alreadyGone)
  })
  const session = await page.createCDPSession()
  if (insecure) await session.send('Security.setIgnoreCertificateErrors', { ignore: true })
  else await heedAuthorities(browser, session)
  return { page, session, close: () => context.close().catch(alreadyGone) }
}

/** A pop-up or dialog that the page took back by itself needs nothing from us. */
const alreadyGone = (): void => undefined
