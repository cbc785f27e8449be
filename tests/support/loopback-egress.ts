import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { openEgress } from '#net/egress.ts'
import type { Budgets, Egress } from '#net/types.ts'
import { skippingClock } from './egress.ts'
import { LOOPBACK } from './loopback.ts'

/** What a test's egress can reach. */
export interface LoopbackOptions {
  /** The port on loopback that answers for each `host:port`. */
  ways: Readonly<Record<string, number>>
  /** Resolvers `address:port`. */
  dns?: readonly string[]
  ca?: readonly string[]
  budgets?: Partial<Budgets>
}

/** The real egress, directed to servers on loopback, and without waits between tries. */
export function loopbackEgress({ ways, dns = [], ca = [], budgets = {} }: LoopbackOptions): Egress {
  const resolve = Object.entries(ways).map(([way, addressPort]) => {
    const [host = '', port] = way.split(':')
    return { host, port: Number(port), address: LOOPBACK, addressPort }
  })
  return openEgress({
    userAgent: 'Fettle/test',
    resolve,
    allowPrivate: [`${LOOPBACK}/32`],
    dns,
    ca,
    pace: 'off',
    budgets: { ...DEFAULT_BUDGETS, ...budgets },
    clock: skippingClock(),
  })
}
