import { createContext, Script } from 'node:vm'

/** What `withinTime` throws: the work was ended. Nothing of it is left. */
export class TookTooLong extends Error {
  /** It had the processor, and not only to wait for it on a full machine. */
  readonly wasWorking: boolean

  constructor(ms: number, wasWorking: boolean) {
    super(`It was ended after ${ms} ms`)
    this.wasWorking = wasWorking
  }
}

/** On a machine that is full the work may have had little of its time: it begins again once, with this many times as much. */
const MORE_TIMES = 2

/** Made here: one made beside the work would keep all that it reads. */
const nothing = (): undefined => undefined
const calls: { work: () => unknown } = { work: nothing }
const context = createContext(calls)
const script = new Script('work()')

/**
 * What `work` gives, or its own error. Rules read what strangers wrote, and a fault in one of them (a pattern that can read a text in too many ways) must
 * not hold the process: a thread of V8 ends the work after its time, in the middle of a pattern too. `work` has to be pure and synchronous: it may be
 * begun again, and end anywhere. Not to be called within `work`. Throws {@link TookTooLong}.
 */
export function withinTime<T>(ms: number, work: () => T): T {
  for (let limit = ms; ; limit *= MORE_TIMES) {
    const before = process.threadCpuUsage()
    const given: T[] = []
    calls.work = () => given.push(work())
    try {
      script.runInContext(context, { timeout: limit, displayErrors: false })
      for (const value of given) return value
    } catch (error) {
      if (!isTimeout(error)) throw error
      const wasWorking = processorMs(before) >= ms / 2
      if (limit > ms || wasWorking) throw new TookTooLong(limit, wasWorking)
    } finally {
      // Else all evidence that the work reads would be kept until the next one.
      calls.work = nothing
    }
  }
}

/** Milliseconds of processor time since `before`. */
export function processorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** An error of the other context, which is no instance of this one's `Error`. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
