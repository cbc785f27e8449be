import type { Browser, BrowserContext } from 'puppeteer-core'
import { PROXY_NAME, SIGN_IN_ADDRESS } from '#net/proxy-password.ts'

/** The browsers of other machines, with the password of their proxy, where it wants one. */
const passwords = new WeakMap<Browser, string | null>()
const SIGN_IN_MS = 10_000

/** Marks a browser as one of another machine. */
export const markRemote = (browser: Browser, password: string | null): void =>
  void passwords.set(browser, password)

/** Whether a browser is on another machine, where nothing is known of its processes and it may do other work. */
export const isRemote = (browser: Browser): boolean => passwords.has(browser)

/**
 * Has a new context of a remote browser give the proxy its password, once: Chromium then sends it with every request of that context, so that
 * none has to be stopped for it. Does nothing for a local browser. Throws when the browser does not reach the proxy.
 */
export async function signInToProxy(context: BrowserContext): Promise<void> {
  const password = passwords.get(context.browser())
  if (password === undefined || password === null) return
  const page = await context.newPage()
  const session = await page.createCDPSession()
  await session.send('Fetch.enable', {
    handleAuthRequests: true,
    patterns: [{ urlPattern: `${SIGN_IN_ADDRESS}*` }],
  })
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.continueRequest', { requestId }).catch(ignoreClosed)
  })
  session.on('Fetch.authRequired', ({ requestId, authChallenge: { source } }) => {
    const answer =
      source === 'Proxy'
        ? ({ response: 'ProvideCredentials', username: PROXY_NAME, password } as const)
        : ({ response: 'CancelAuth' } as const)
    void session
      .send('Fetch.continueWithAuth', { requestId, authChallengeResponse: answer })
      .catch(ignoreClosed)
  })
  const answered = page.waitForResponse((response) => response.status() === 204, { timeout: SIGN_IN_MS })
  // A page without content is no navigation, which Puppeteer reports as an aborted one.
  await Promise.all([
    answered,
    page.goto(SIGN_IN_ADDRESS, { timeout: SIGN_IN_MS }).catch(ignoreClosed),
  ]).catch(() => {
    throw new Error('it does not reach the proxy of this machine')
  })
  // Not waited for: the command is sent, and Puppeteer sometimes never hears of the end.
  void page.close().catch(ignoreClosed)
}

/** The page was closed meanwhile. */
const ignoreClosed = (): void => undefined
