import { INTERRUPTED } from './exit-status.ts'

/** Calls `stop` on the first Ctrl-C or termination; a second one ends the process at once. */
export function onInterrupt(stop: () => void): { stop(): void } {
  let asked = false
  const handle = (): void => {
    if (asked) process.exit(INTERRUPTED)
    asked = true
    stop()
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, handle)
  return {
    stop: () => {
      for (const signal of signals) process.off(signal, handle)
    },
  }
}
