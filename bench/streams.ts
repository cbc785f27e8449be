import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { publish } from '#server/live-events.ts'
import { openPool } from '#store/database.ts'
import { startProduct } from '#support/product.ts'
import { closeStreams, makeWatchers, openStreams } from '#support/streams.ts'
import { median, pssMib } from './support/measure.ts'

// 1,000 open streams get one event each: time until the last has it, and the memory of the web process meanwhile (PSS). Sent as workers do, with one
// NOTIFY for each website, here all at once.
//   npm run -s bench:streams -- [streams]
const [count = 1_000] = process.argv.slice(2).map(Number)
/** Streams of the same website, as of tabs and devices; a sixth is refused. */
const EACH = 5
const ROUNDS = 5
/** Milliseconds between two looks, and so how exact the times are. */
const LOOK_MS = 5
const LATE_MS = 30_000

const product = await startProduct({ embedded: true, settings: { FETTLE_WORKERS: '0' } })
const { db, close } = openPool(await product.databaseUrl(), 4)
try {
  const web = product.run.parts().web[0]?.pid ?? 0
  const before = pssMib(web)
  const watchers = await makeWatchers(db, Math.ceil(count / EACH))
  const tokens = watchers.flatMap(({ token }) => Array<string>(EACH).fill(token)).slice(0, count)
  const streams = await openStreams(product.port, tokens)
  if (streams.some(({ status }) => status !== 200)) throw new Error('Not every stream was opened')
  const took: number[] = []
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    const began = performance.now()
    await Promise.all(watchers.map(({ websiteId }) => publish(db, websiteId, { kind: 'plan' })))
    while (!streams.every(({ events }) => events === turn)) {
      if (performance.now() - began > LATE_MS) throw new Error('Not all have received it')
      await pause(LOOK_MS)
    }
    took.push(performance.now() - began)
  }
  console.log(
    `${streams.length} streams: the last has received it after ${median(took).toFixed(0)} ms, median of ${ROUNDS} (worst ${Math.max(...took).toFixed(0)})`,
  )
  console.log(
    `web process ${pssMib(web).toFixed(0)} MiB (${before.toFixed(0)} before); load average ${loadavg()[0]?.toFixed(1)}`,
  )
  closeStreams(streams)
} finally {
  await close()
  await product.stop()
}
