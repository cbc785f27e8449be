import lighthouse from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import type { Artifacts } from 'lighthouse/types/artifacts.js'
import type Result from 'lighthouse/types/lhr/lhr.js'
import type { Page } from 'puppeteer-core'
import { GatheringFailed } from '../../context.ts'
import { failure } from '#core/reasons.ts'
import { failureOfRun, netErrorOf } from './run-failures.ts'

export interface LighthouseRun {
  lhr: Result
  artifacts: Artifacts
  /** The page was measured before it had finished loading, because the time was over. */
  timedOut: boolean
}

/** An artifact of Lighthouse; `null` where its gatherer failed, and left its error in the artifact's place. */
export const gathered = <T>(artifact: T): T | null => (artifact instanceof Error ? null : artifact)

/** Start of Lighthouse's `warningTimeout` (its `core/gather/driver/navigation.js`). */
const TIMED_OUT = 'The page loaded too slowly to finish within the time limit.'

/** One Lighthouse run over an open page. Throws {@link GatheringFailed} when the page did not load as a page. */
export async function runLighthouse(
  page: Page,
  { url, flags, config }: { url: string; flags: Flags; config: Config },
): Promise<LighthouseRun> {
  const result = await lighthouse(url, flags, config, page).catch((error: unknown) => {
    throw new GatheringFailed(failure('page_unstable', messageOf(error)))
  })
  if (!result) throw new GatheringFailed(failure('page_unstable'))
  const { lhr, artifacts } = result
  if (lhr.runtimeError)
    throw new GatheringFailed(failureOfRun(lhr.runtimeError, netErrorOf(artifacts.DevtoolsLogError)))
  return { lhr, artifacts, timedOut: lhr.runWarnings.some((text) => text.startsWith(TIMED_OUT)) }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : '').slice(0, 200)
