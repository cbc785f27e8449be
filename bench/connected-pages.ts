import { loadavg } from 'node:os'
import { openStandIns } from '#stand-ins/all.ts'
import { atWork } from '#support/at-work.ts'
import { startProduct } from '#support/product.ts'
import { browserOpener } from './support/browser.ts'
import { connectedOwner } from './support/connected-owner.ts'
import { measurePage } from './support/lighthouse-page.ts'

// Lighthouse's mobile run of the pages of connected checks, everything in the database, with a year of numbers to draw. Medians.
//   npm run -s bench:connected-pages -- [browser] [runs]
const [executable, runs = '3'] = process.argv.slice(2)
const SERVICES = ['facebook', 'instagram', 'twitter', 'gmb', 'google_analytics']
const PATHS = [
  '/social-media/facebook',
  '/social-media/instagram',
  '/social-media/twitter',
  '/visibility/google-analytics',
  '/google-profile',
  '/profile/online-presence',
]

const openBrowser = await browserOpener(executable)
// What was opened is closed in the order from the last to the first, also when something fails.
const opened = new AsyncDisposableStack()
try {
  const standIns = opened.adopt(await openStandIns(), (one) => one.close())
  const product = opened.adopt(
    await startProduct({
      embedded: true,
      settings: {
        FETTLE_ALLOW_ENDPOINTS: '1',
        FETTLE_ENDPOINTS: JSON.stringify(standIns.endpoints),
        FETTLE_CHROMIUM: '/nowhere',
        ...standIns.settings,
      },
    }),
    (one) => one.stop(),
  )
  const work = opened.adopt(await atWork(product), (one) => one.close())
  const browser = opened.adopt(await openBrowser(), (one) => one.close())
  const owner = await connectedOwner(work, {
    origin: product.origin,
    host: 'joes.fixture',
    services: SERVICES,
  })
  await work.pool.query(
    `insert into connection_numbers (connection_id, origin, metric, day, value)
       select connection_id, origin, metric, day - n, greatest(0, value - 3 * n) from connection_numbers, generate_series(1, 365) n`,
  )
  const session = [...owner.jar].find(([name]) => name.endsWith('session_token'))
  const cookie = session ? session.join('=') : ''
  for (const path of PATHS)
    await measurePage(browser, { origin: product.origin, path, cookie, runs: Number(runs) })
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await opened.disposeAsync()
}
