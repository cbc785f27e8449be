import type { ConnectorContext } from '../context.ts'
import { xSubject } from './map.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** Remembers one value a handle for a minute. */
export class MinuteMemory<Value> {
  readonly #of = new WeakMap<ConnectorContext['memory'], Map<string, { value: Value; at: number }>>()
  readonly #most: number

  /** @param most handles at the same time; the oldest is forgotten first */
  constructor(most: number) {
    this.#most = most
  }

  /** `null`: nothing was remembered within the last minute. */
  get(context: ConnectorContext, handle: string): Value | null {
    const known = this.#of.get(context.memory)?.get(xSubject(handle))
    const age = known ? context.now().getTime() - known.at : MINUTE_MS
    return known && age >= 0 && age < MINUTE_MS ? known.value : null
  }

  set(context: ConnectorContext, handle: string, value: Value): void {
    const kept = this.#of.get(context.memory) ?? new Map<string, { value: Value; at: number }>()
    kept.delete(xSubject(handle))
    kept.set(xSubject(handle), { value, at: context.now().getTime() })
    const [oldest] = kept.keys()
    if (kept.size > this.#most && oldest !== undefined) kept.delete(oldest)
    this.#of.set(context.memory, kept)
  }
}
