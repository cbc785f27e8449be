import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadOrders } from './load-client.ts'

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url))

/** Has a process of its own request a path. Throws where that process ends without a result. */
export async function loadWith(orders: LoadOrders): Promise<Load> {
  const client = fork(CLIENT)
  client.send(orders)
  const ended = once(client, 'exit').then(([status]: unknown[]) => {
    throw new Error(`The client ended with ${String(status)}`)
  })
  const [measured]: Load[] = await Promise.race([once(client, 'message'), ended])
  if (!measured) throw new Error('The client said nothing')
  return measured
}
