import type { Browser } from 'puppeteer-core'
import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { openFreshPage } from '../fresh-page.ts'
import { baseOf, flagsFor } from './config.ts'
import { runLighthouse } from './lighthouse-run.ts'
import { isNearEdge, middleOf, speedOf } from './speed.ts'
import type { VisitOptions } from './visit-options.ts'

/**
 * A score within 3 points of a band's edge is measured twice more and the middle run taken, so that the band does not flip from
 * noise. What does not fit into the time left is not begun, and a run that fails leaves the others.
 */
export async function steadied(
  browser: Browser,
  { first, tookMs, options }: { first: VisitEvidence['speed']; tookMs: number; options: VisitOptions },
): Promise<VisitEvidence['speed']> {
  if ('failure' in first || !isNearEdge(first.performance)) return first
  if (tookMs * 3.5 > options.allowedMs) return first
  const second = await again(browser, options)
  const third = await again(browser, options)
  const runs: [SpeedFacts, ...SpeedFacts[]] = [first]
  for (const speed of [second, third]) if (speed) runs.push(speed)
  return middleOf(runs)
}

async function again(browser: Browser, options: VisitOptions): Promise<SpeedFacts | null> {
  const { device, address, insecure } = options
  const fresh = await openFreshPage(browser, insecure)
  try {
    const { lhr } = await runLighthouse(fresh.page, {
      url: address,
      flags: flagsFor(options, ['performance']),
      config: baseOf(device),
    })
    const speed = speedOf(lhr)
    return 'failure' in speed ? null : speed
  } catch {
    return null
  } finally {
    await fresh.close()
  }
}
