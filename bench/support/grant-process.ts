import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { keepGrantsReadable } from '#server/connections/keep-grants-readable.ts'
import { openServices } from '#server/connections/open-services.ts'
import { openPool } from '#store/database.ts'

// A process that is killed while it renews grants, as web processes and workers do, or while it changes their key, as a start does.

const orders = z.object({
  work: z.enum(['renew', 'change key']),
  url: z.string(),
  keys: z.object({ secret: z.string(), oldSecrets: z.array(z.string()) }),
  connections: z.object({
    values: z.record(z.string(), z.string()),
    endpoints: z.record(z.string(), z.string()),
  }),
  owners: z.array(z.string()),
})
export type GrantOrders = z.infer<typeof orders>

const AT_ONCE = 2
const PAUSE_MS = 20
/** On a busy machine a process of low priority may stand still for longer than the product waits for its database. */
const DATABASE_MS = 120_000

process.once('message', (message) => void run(orders.parse(message)))
process.send?.('loaded')

async function run({ work, url, keys, connections, owners }: GrantOrders): Promise<void> {
  if (work === 'change key') {
    process.send?.('begun')
    await keepGrantsReadable(url, keys)
    process.disconnect()
    return
  }
  const { db } = openPool(url, 4, DATABASE_MS)
  const network = { userAgent: 'Fettle/bench', dns: [] }
  const services = openServices({ network, connections }, db, keys)
  let isFirst = true
  const one = async (): Promise<never> => {
    for (;;) {
      // Each use renews: the service's tokens last no longer than the time before their end at which they are renewed.
      const owner = owners[Math.floor(Math.random() * owners.length)] ?? ''
      const reached = await services.accounts(owner, 'xero')
      process.send?.(reached.ok ? 'read' : reached.failure.kind)
      // From its first renewal on, it renews all the time.
      if (isFirst) process.send?.('begun')
      isFirst = false
      await wait(Math.random() * PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
