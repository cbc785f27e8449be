import type { CheckResult } from '#core/result.ts'
import type { Plan } from '#plan/plan.ts'
import type { Report } from '#report/schema.ts'

interface Standing {
  newest: CheckResult
  lastKnown: CheckResult | null
}

interface Input {
  address: string
  version: string
  standings: ReadonlyMap<string, Standing>
  plan: Plan
}

/**
 * The report document of how a website stands now, put together from the newest results of all runs. What could not be looked
 * at this time is shown as it was last known, as the plan and the counters have it.
 */
export function ownersReport({ address, version, standings, plan }: Input): Report {
  const checks = [...standings.values()].map(({ newest, lastKnown }) =>
    newest.greyKind === 'unable' ? (lastKnown ?? newest) : newest,
  )
  const times = checks.map(({ updatedAt }) => updatedAt).toSorted()
  const speed = checks.find(({ facts }) => typeof facts['lighthouse'] === 'string')
  return {
    schema: 'fettle.report/1',
    address,
    requested: address,
    sample: false,
    startedAt: times[0] ?? new Date(0).toISOString(),
    finishedAt: times.at(-1) ?? new Date(0).toISOString(),
    durationMs: 0,
    engine: { version, lighthouse: speed ? String(speed.facts['lighthouse']) : null, browser: null },
    pagesRead: null,
    checks,
    plan,
    timings: { dns: null, tls: null, crawl: null, mobileVisit: null, desktopVisit: null },
  }
}
