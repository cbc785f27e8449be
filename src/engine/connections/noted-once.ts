import type { NotedNames } from '#connectors/context.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'

/** A quota that is used as much as before is noted again when it would start again this much later. */
const LATER_MS = 60_000

/** Remembers what this process has noted of a service, because each of its answers says it again. */
export class NotedOnce {
  #quota: ServiceQuota | null = null
  readonly #isKnown = new Map<string, boolean>()

  isNewQuota(quota: ServiceQuota): boolean {
    const before = this.#quota
    const isSame =
      before !== null &&
      before.used === quota.used &&
      before.most === quota.most &&
      Date.parse(quota.resetsAt) - Date.parse(before.resetsAt) < LATER_MS
    if (!isSame) this.#quota = quota
    return !isSame
  }

  areNewNames({ known, retired }: NotedNames): boolean {
    const now = [
      ...known.map((name) => [name, true] as const),
      ...retired.map((name) => [name, false] as const),
    ]
    const changed = now.filter(([name, isKnown]) => this.#isKnown.get(name) !== isKnown)
    for (const [name, isKnown] of changed) this.#isKnown.set(name, isKnown)
    return changed.length > 0
  }
}
