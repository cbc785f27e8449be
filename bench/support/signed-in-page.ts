import type { Browser, Page } from 'puppeteer-core'

/** A browser's page of somebody with this session cookie, and with nothing else kept. Close its context. */
export async function signedInPage(
  browser: Browser,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<Page> {
  const context = await browser.createBrowserContext()
  const [name = '', ...value] = cookie.split('=')
  await context.setCookie({ name, value: value.join('='), domain: new URL(origin).hostname, path: '/' })
  return context.newPage()
}
