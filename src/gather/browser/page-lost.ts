import { PuppeteerError } from 'puppeteer-core'
import { GatheringFailed } from '../context.ts'

/** Called when a part of a task was left out because of a fault of ours, or of one that looks like it. */
export type OnLostPart = (where: string, error: unknown) => void

/** The browser refuses a wrong call, which is a fault of ours. */
const WRONG_CALL = /Invalid parameters|wasn't found/u
/** The page did not answer in time. */
const TOO_LATE = /Execution was terminated/u

/** True for a page that can no longer be measured: it crashed, navigated away, or does not answer. */
export function isPageLost(error: unknown): boolean {
  if (error instanceof GatheringFailed) return true
  if (!(error instanceof Error)) return false
  return TOO_LATE.test(error.message) || (error instanceof PuppeteerError && !WRONG_CALL.test(error.message))
}

/** The result of a measurement, or `lost` where that failed. A failure that is not the page's is reported. */
export async function unlessLost<T, L>(
  where: string,
  { measure, lost, onFault }: { measure: () => Promise<T>; lost: L; onFault: OnLostPart },
): Promise<T | L> {
  try {
    return await measure()
  } catch (error) {
    if (!isPageLost(error)) onFault(where, error)
    return lost
  }
}
