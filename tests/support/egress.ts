import { type Clock, realClock } from '#net/clock.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { type EgressSettings, openEgress } from '#net/egress.ts'
import type { Budgets, Egress } from '#net/types.ts'

/** The times of the product divided by 20, so that a test of a limit takes half a second. */
export const SHORT: Budgets = {
  ...DEFAULT_BUDGETS,
  dnsMs: DEFAULT_BUDGETS.dnsMs / 20,
  connectMs: DEFAULT_BUDGETS.connectMs / 20,
  tlsMs: DEFAULT_BUDGETS.tlsMs / 20,
  headersMs: DEFAULT_BUDGETS.headersMs / 20,
  requestMs: DEFAULT_BUDGETS.requestMs / 20,
  idleMs: DEFAULT_BUDGETS.idleMs / 20,
}

/** A clock that advances instead of waiting. */
export function skippingClock(): Clock {
  let skipped = 0
  return {
    now: () => realClock.now() + skipped,
    wait: async (ms) => {
      skipped += ms
    },
  }
}

/** The same; it records the waits for the test. */
export function hurriedClock(): Clock & { waits: number[] } {
  const waits: number[] = []
  const { now, wait } = skippingClock()
  return {
    waits,
    now,
    wait: (ms) => {
      waits.push(ms)
      return wait(ms)
    },
  }
}

/** The egress of a test: short times, no waiting between tries, and open only for `allow` (`127.0.0.2:41234`). */
export const egressFor = (allow: readonly string[], settings: EgressSettings = {}): Egress =>
  openEgress({ allow, budgets: SHORT, clock: hurriedClock(), ...settings })
