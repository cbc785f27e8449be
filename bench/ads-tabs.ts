import { loadavg } from 'node:os'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import { toSent } from '#core/ads/sent-keywords.ts'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { browserOpener } from './support/browser.ts'
import { measureTable } from './support/long-table.ts'
import { printAdsScripts } from './support/ads-scripts.ts'
import { makeOwners } from './support/owners.ts'

// The Keywords tab of ads with 10,000 rows on a phone four times slowed: first rows, each step, frames while scrolling; and what the scripts of ads weigh.
// The browser gets the rows in place of the server's answer, so that the times are the phone's. Medians, with every run.
//   npm run -s bench:ads-tabs -- [browser] [runs]
const [path, runs = '5'] = process.argv.slice(2)
const secret = 'only for this bench, and long enough for a secret'
const ROWS = 10_000

/** The sample's keywords, again and again, each with a number and figures of its own. */
function manyKeywords() {
  const { rows } = readSample(BLUE_WREN_STATE, 'keywords', { period: '30days', today: '2026-11-20' })
  return Array.from({ length: Math.ceil(ROWS / rows.length) }, (_, copy) =>
    rows.map((row) => ({
      ...row,
      id: `${row.id}${copy}`,
      text: `${row.text} ${copy}`,
      state: copy % 3 === 0 ? ('paused' as const) : row.state,
      metrics: { ...row.metrics, cost: `${Number(row.metrics.cost) + copy * 10_000}` },
    })),
  )
    .flat()
    .slice(0, ROWS)
}

const openBrowser = await browserOpener(path)
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
  const { origin } = product
  const cookie = owner?.cookie ?? ''
  await fetch(`${origin}/api/connections/adwords/mode`, {
    method: 'PUT',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'sample' }),
  })
  const data = toSent({ rows: manyKeywords(), isCut: false })
  const answer = JSON.stringify({ data, asOf: null, failure: null, mode: 'sample' })
  await measureTable(browser, { origin, cookie, answer, runs: Number(runs) })
  await printAdsScripts(browser, { origin, cookie })
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await opened.disposeAsync()
}
