import { Agent, Pool } from 'undici'
import type { SocketConnector } from './connector.ts'
import type { Budgets } from './types.ts'

/** Longest time that an idle connection is kept, so that connections to many hosts do not accumulate. */
const KEEP_IDLE_MS = 10_000

/** HTTP clients of one scan, not shared between scans; the strict one is made when first needed. */
export class Clients {
  readonly #made = new Map<boolean, Agent>()
  readonly #connector: SocketConnector
  readonly #budgets: Budgets
  readonly #connections: (host: string) => number

  /** `connections`: most open connections to a host. */
  constructor(connector: SocketConnector, budgets: Budgets, connections: (host: string) => number) {
    this.#connector = connector
    this.#budgets = budgets
    this.#connections = connections
  }

  /** `strict`: connections with a certificate that is not valid are refused. */
  of(strict: boolean): Agent {
    const known = this.#made.get(strict)
    if (known) return known
    const options: Pool.Options = {
      connect: this.#connector.forClient(strict),
      allowH2: false,
      pipelining: 1,
      maxHeaderSize: this.#budgets.headerBytes,
      keepAliveMaxTimeout: KEEP_IDLE_MS,
    }
    const made = new Agent({
      factory: (origin) =>
        new Pool(origin, { ...options, connections: this.#connections(new URL(origin).hostname) }),
    })
    this.#made.set(strict, made)
    return made
  }

  /** Ends every connection at once. */
  async close(): Promise<void> {
    await Promise.all([...this.#made.values()].map((client) => client.destroy()))
  }
}
