import { loadavg } from 'node:os'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import { toSent } from '#core/ads/sent-keywords.ts'
import { measureTable } from './support/long-table.ts'
import { printAdsScripts } from './support/ads-scripts.ts'
import { withOwner } from './support/with-owner.ts'

// The Keywords tab of ads with 10,000 rows on a phone four times slowed: first rows, each step, frames while scrolling; and what the scripts of ads weigh.
// The browser gets the rows in place of the server's answer, so that the times are the phone's. Medians, with every run.
//   npm run -s bench:ads-tabs -- [browser] [runs]
const [path, runs = '5'] = process.argv.slice(2)
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

await withOwner(path, async ({ browser, origin, cookie }) => {
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
})
