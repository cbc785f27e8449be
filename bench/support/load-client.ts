import { createHistogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { Client } from 'undici'
import { z } from 'zod'

// Requests one path over keep-alive connections as fast as it is answered, in a separate process so that it does not count as the server's work. Each
// answer must be 200 and hold its caller's text. Starts on a message, ends after its time, and sends the result.

const orders = z.object({
  origin: z.string(),
  path: z.string(),
  connections: z.number(),
  seconds: z.number(),
  callers: z.array(z.object({ cookie: z.string(), host: z.string() })),
})

export type LoadOrders = z.infer<typeof orders>

/** Result of a run. Latencies in milliseconds. */
export interface Load {
  requests: number
  errors: number
  seconds: number
  bytes: number
  p50: number
  p99: number
  worst: number
}

process.once('message', (message) => void run(orders.parse(message)))

async function run({ origin, path, connections, seconds, callers }: LoadOrders): Promise<void> {
  const latency = createHistogram()
  const counts = { requests: 0, errors: 0, bytes: 0 }
  const started = performance.now()
  const end = started + seconds * 1_000
  const one = async (): Promise<void> => {
    const client = new Client(origin)
    while (performance.now() < end) {
      const caller = callers[Math.floor(Math.random() * callers.length)]
      if (!caller) break
      const at = performance.now()
      const { statusCode, headers, body } = await client.request({
        path,
        method: 'GET',
        // What the API packs its answers with; every browser accepts it.
        headers: { cookie: caller.cookie, 'accept-encoding': 'gzip' },
      })
      const answer = Buffer.from(await body.arrayBuffer())
      latency.record(Math.max(1, Math.round((performance.now() - at) * 1_000)))
      counts.requests += 1
      counts.bytes += answer.length
      const text = headers['content-encoding'] === 'gzip' ? gunzipSync(answer) : answer
      if (statusCode !== 200 || !text.includes(caller.host)) counts.errors += 1
    }
    await client.close()
  }
  await Promise.all(Array.from({ length: connections }, () => one().catch(() => (counts.errors += 1))))
  const ms = (percent: number): number => latency.percentile(percent) / 1_000
  const load: Load = {
    ...counts,
    seconds: (performance.now() - started) / 1_000,
    p50: ms(50),
    p99: ms(99),
    worst: latency.max / 1_000,
  }
  process.send?.(load)
  await wait(10)
  process.disconnect()
}
