import { loadavg } from 'node:os'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { browserOpener } from './support/browser.ts'
import { measurePage } from './support/lighthouse-page.ts'
import { makeOwners } from './support/owners.ts'

// Lighthouse's mobile run of our own pages: the home page of visitors, and the pages of a signed-in owner. Medians.
//   npm run -s bench:own-pages -- [browser] [runs]
const [executable, runs = '3'] = process.argv.slice(2)
const secret = 'only for this bench, and long enough for a secret'

const openBrowser = await browserOpener(executable)
// What was opened is closed in the order from the last to the first, also when something fails.
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
  const page = { origin: product.origin, runs: Number(runs) }
  await measurePage(browser, { ...page, path: '/home', cookie: '' })
  for (const path of ['/', '/learn', '/my-business-summary'])
    await measurePage(browser, { ...page, path, cookie: owner?.cookie ?? '' })
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await opened.disposeAsync()
}
