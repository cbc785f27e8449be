import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { LaunchedBrowser } from '../launch.ts'
import { onFreshPage } from '../on-fresh-page.ts'
import { type OnLostPart, unlessLost } from '../page-lost.ts'
import { configFor, flagsFor } from './config.ts'
import { ContentionGatherer } from './contention-gatherer.ts'
import { runLighthouse } from './lighthouse-run.ts'
import { fitsInto, type RunScore, wantsAnotherRun } from './more-runs.ts'
import { middleOf, speedOf } from './speed.ts'
import type { VisitOptions } from './visit-options.ts'

interface FirstRun {
  /** Speed of the first run, and how long it took. */
  first: VisitEvidence['speed']
  tookMs: number
  options: VisitOptions
  onFault: OnLostPart
}

/** Factor by which a run may take longer than the longest of those before it that measured as little; than the first one, when there is none. */
const SLOWER = 1.5

/**
 * Measures only the performance score again, until the band is certain (`more-runs.ts`), and takes the median run. A run that does not fit into
 * the remaining time or bytes is not started, and a failed run is left out.
 */
export async function withMedianSpeed(
  browser: LaunchedBrowser,
  { first, tookMs, options, onFault }: FirstRun,
): Promise<VisitEvidence['speed']> {
  if ('failure' in first) return first
  const runs: [SpeedFacts, ...SpeedFacts[]] = [first]
  let spentMs = tookMs
  let longestMs = 0
  const hasTime = (): boolean => spentMs + (longestMs || tookMs) * SLOWER < options.allowedMs
  const hasBytes = (): boolean => fitsInto(options.allowedBytes, first, runs.length)
  while (wantsAnotherRun(scoresOf(runs)) && hasTime() && hasBytes()) {
    const started = performance.now()
    const next = await unlessLost('another speed run', {
      measure: () => runAgain(browser, options),
      lost: null,
      onFault,
    })
    if (!next) break
    runs.push(next)
    const againMs = performance.now() - started
    longestMs = Math.max(longestMs, againMs)
    spentMs += againMs
  }
  return middleOf(runs)
}

const scoreOf = ({ performance, contention = null }: SpeedFacts): RunScore => ({ performance, contention })

const scoresOf = ([first, ...more]: readonly [SpeedFacts, ...SpeedFacts[]]): [RunScore, ...RunScore[]] => [
  scoreOf(first),
  ...more.map(scoreOf),
]

async function runAgain(browser: LaunchedBrowser, options: VisitOptions): Promise<SpeedFacts | null> {
  const { device, address } = options
  const machine = new ContentionGatherer(browser.pid)
  return await onFreshPage(browser.browser, { ...options, sideBySide: 1 }, async ({ page }) => {
    const flags = flagsFor(options, 'score')
    const config = await configFor(device, machine)
    const { lhr } = await runLighthouse(page, { url: address, flags, config })
    const speed = speedOf(lhr, machine.contention)
    return 'failure' in speed ? null : speed
  })
}
