import { loadavg } from 'node:os'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { makeOwners, type MadeOwner } from './support/owners.ts'
import { cpuSeconds } from './support/measure.ts'
import { loadWith } from './support/load.ts'
import type { Load } from './support/load-client.ts'

// The dashboard of 1,000 owners, requested over 100 keep-alive connections: answers per second of processor time of the web
// process, and the latency. Processor time of the database and the client is not included.
//   npm run -s bench:dashboard -- [seconds] [owners] [connections]
const [seconds = 15, owners = 1_000, connections = 100] = process.argv.slice(2).map(Number)
const WARM_UP_SECONDS = 3
const secret = 'only for this bench, and long enough for a secret'

const product = await startProduct({
  embedded: true,
  settings: {
    FETTLE_WORKERS: '0',
    FETTLE_SECRET_KEY: secret,
  },
})
try {
  const store = openPool(await product.databaseUrl(), 4)
  const callers = await makeOwners({ ...store, secret }, owners)
  await store.close()
  await load(callers, WARM_UP_SECONDS)
  const web = product.run.parts().web[0]?.pid ?? 0
  const before = cpuSeconds(web)
  const { requests, errors, bytes, p50, p99, worst, ...measured } = await load(callers, seconds)
  const cpu = cpuSeconds(web) - before
  console.log(
    [
      `${requests} answers of ${(bytes / requests / 1_000).toFixed(1)} KB in ${measured.seconds.toFixed(1)} s, ${errors} errors`,
      `${Math.round(requests / cpu)} a second of the web process' core (${Math.round(requests / measured.seconds)} a second as the machine was: ${((100 * cpu) / measured.seconds).toFixed(0)} % of a core)`,
      `an answer takes ${p50.toFixed(0)} ms (median), ${p99.toFixed(0)} ms (p99), ${worst.toFixed(0)} ms (worst)`,
      `load average ${loadavg()[0]?.toFixed(1)}`,
    ].join('\n'),
  )
} finally {
  await product.stop()
}

function load(callers: readonly MadeOwner[], forSeconds: number): Promise<Load> {
  const { origin } = product
  return loadWith({ origin, path: '/api/overview', connections, seconds: forSeconds, callers: [...callers] })
}
