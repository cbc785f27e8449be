import { PuppeteerError } from 'puppeteer-core'
import { GatheringFailed } from '../context.ts'

/** Told of what was left out of a job because of a fault of ours, or of one that cannot be told from it. */
export type OnFault = (where: string, error: unknown) => void

/** A call to the browser that it does not know is a fault of ours. */
const WRONG_CALL = /Invalid parameters|wasn't found/u
/** The page had no answer ready in time. */
const TOO_LATE = /Execution was terminated/u

/** True for a page that cannot be measured any more: it crashed, ran off to another address, or does not answer. */
export function isPageLost(error: unknown): boolean {
  if (error instanceof GatheringFailed) return true
  if (!(error instanceof Error)) return false
  return TOO_LATE.test(error.message) || (error instanceof PuppeteerError && !WRONG_CALL.test(error.message))
}

/** What a measurement gives, or `lost` where the page cannot be measured; what else went wrong is told and costs no more than that. */
export async function unlessLost<T, L>(
  where: string,
  { measure, lost, onFault }: { measure: () => Promise<T>; lost: L; onFault: OnFault },
): Promise<T | L> {
  try {
    return await measure()
  } catch (error) {
    if (!isPageLost(error)) onFault(where, error)
    return lost
  }
}
