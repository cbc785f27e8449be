import { canBeAsked, judgeSwitched, type SwitchTools } from '#api/connections/judge-switched.ts'
import type { Service } from '#core/evidence/owner.ts'

/** What is known of a service: whether it can be asked, and since when it is known. */
interface Known {
  isAvailable: boolean
  since: Date
  isJudged: boolean
}

/** Brings results in line when the operator sets or removes the key of a service: nobody has to press anything for it. */
export class SwitchedServices {
  readonly #known = new Map<Service, Known>()

  /** Rejudges some of the websites whose results do not fit; further ones with the next call. */
  async rejudge(tools: SwitchTools, at: Date): Promise<void> {
    for (const fills of new Set(tools.connections.connectors.flatMap((one) => one.fills ?? []))) {
      const now = await canBeAsked(tools, fills)
      const before = this.#known.get(fills)
      const known = before?.isAvailable === now ? before : { isAvailable: now, since: at, isJudged: false }
      this.#known.set(fills, known)
      if (!known.isJudged) known.isJudged = await judgeSwitched(tools, fills, known.since)
    }
  }
}
