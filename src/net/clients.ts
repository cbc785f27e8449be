import { Agent, Pool } from 'undici'
import type { Connector } from './connector.ts'
import type { Budgets } from './types.ts'

/** An idle connection is kept this long at most, whatever the server offers, so that links to many hosts do not pile up. */
const KEEP_IDLE_MS = 10_000

/** HTTP clients of one scan, never shared; the strict one only when somebody asks for it. */
export class Clients {
  readonly #made = new Map<boolean, Agent>()
  readonly #connector: Connector
  readonly #budgets: Budgets
  readonly #connections: (host: string) => number

  /** `connections`: how many a host may have open at once. */
  constructor(connector: Connector, budgets: Budgets, connections: (host: string) => number) {
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
