import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { LaunchedBrowser } from '../launch.ts'
import { onFreshPage } from '../on-fresh-page.ts'
import { type OnFault, unlessLost } from '../page-lost.ts'
import { configFor, flagsFor } from './config.ts'
import { ContentionGatherer } from './contention-gatherer.ts'
import { runLighthouse } from './lighthouse-run.ts'
import { type RunSeen, wantsAnotherRun } from './more-runs.ts'
import { middleOf, speedOf } from './speed.ts'
import type { VisitOptions } from './visit-options.ts'

interface Steadying {
  /** Of the first run, and how long it took. */
  first: VisitEvidence['speed']
  tookMs: number
  options: VisitOptions
  onFault: OnFault
}

/** A run takes up to so much longer than the longest before it. */
const SLOWER = 1.5

/**
 * Measures the score of speed again, and nothing else, until the band is certain (`more-runs.ts`), and takes the middle run. What does not fit into
 * the time left is not begun, and a run that fails leaves the others.
 */
export async function withMedianSpeed(
  browser: LaunchedBrowser,
  { first, tookMs, options, onFault }: Steadying,
): Promise<VisitEvidence['speed']> {
  if ('failure' in first) return first
  const runs: [SpeedFacts, ...SpeedFacts[]] = [first]
  let spentMs = tookMs
  let longestMs = tookMs
  while (wantsAnotherRun(seenIn(runs)) && spentMs + longestMs * SLOWER < options.allowedMs) {
    const started = performance.now()
    const next = await unlessLost('another speed run', {
      measure: () => again(browser, options),
      lost: null,
      onFault,
    })
    if (!next) break
    runs.push(next)
    longestMs = performance.now() - started
    spentMs += longestMs
  }
  return middleOf(runs)
}

const seen = ({ performance, contention = null }: SpeedFacts): RunSeen => ({ performance, contention })

const seenIn = ([first, ...more]: readonly [SpeedFacts, ...SpeedFacts[]]): [RunSeen, ...RunSeen[]] => [
  seen(first),
  ...more.map(seen),
]

async function again(browser: LaunchedBrowser, options: VisitOptions): Promise<SpeedFacts | null> {
  const { device, address } = options
  const machine = new ContentionGatherer(browser.pid)
  return await onFreshPage(browser.browser, options, async ({ page }) => {
    const flags = flagsFor(options, 'score')
    const { lhr } = await runLighthouse(page, { url: address, flags, config: configFor(device, machine) })
    const speed = speedOf(lhr, machine.contention)
    return 'failure' in speed ? null : speed
  })
}
