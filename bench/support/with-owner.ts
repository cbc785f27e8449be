import type { Browser } from 'puppeteer-core'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { browserOpener } from './browser.ts'
import { makeOwners } from './owners.ts'

/** A product without workers that has one owner, and a browser. */
export interface ProductWithOwner {
  browser: Browser
  origin: string
  /** Of the signed-in owner. */
  cookie: string
}

/** Measures a product; `path` is the browser's. Everything that was opened is closed again, also when something fails. */
export async function withOwner(
  path: string | undefined,
  measure: (product: ProductWithOwner) => Promise<void>,
): Promise<void> {
  const secret = 'only for this bench, and long enough for a secret'
  const openBrowser = await browserOpener(path)
  const opened = new AsyncDisposableStack()
  try {
    const product = opened.adopt(
      await startProduct({
        embedded: true,
        settings: { FETTLE_WORKERS: '0', FETTLE_SECRET_KEY: secret },
      }),
      (one) => one.stop(),
    )
    const browser = opened.adopt(await openBrowser(), (one) => one.close())
    const store = openPool(await product.databaseUrl(), 2)
    const [owner] = await makeOwners({ ...store, secret }, 1)
    await store.close()
    await measure({ browser, origin: product.origin, cookie: owner?.cookie ?? '' })
  } finally {
    await opened.disposeAsync()
  }
}
