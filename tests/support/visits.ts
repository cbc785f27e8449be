import type { AccessibilityFacts, LayoutFacts, SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'

const SPEED: SpeedFacts = {
  performance: 95,
  runs: [95],
  metrics: { fcp: 900, lcp: 1_500, tbt: 0, cls: 0, si: 1_000 },
  opportunities: [],
  totalBytes: 200_000,
}
const ACCESSIBILITY: AccessibilityFacts = { score: 100, violations: [], passes: 30, incomplete: 0 }

/** A phone's layout without problems, with the given differences. */
export const aLayout = (given: Partial<LayoutFacts> = {}): LayoutFacts => ({
  viewportMeta: 'width=device-width, initial-scale=1',
  viewport: { width: 360, height: 640 },
  overflowPx: 0,
  culprits: [],
  textCharacters: 2_000,
  legibleShare: 1,
  tapTargets: 20,
  smallTargets: 0,
  stylesheets: [],
  overlay: null,
  userScalableNo: false,
  ...given,
})

/** A visit by phone without problems, with the given differences. */
export const aVisit = (given: Partial<VisitEvidence> = {}): VisitEvidence => ({
  device: 'mobile',
  finalUrl: 'https://joes.test/',
  lighthouseVersion: '13.5.0',
  browserVersion: 'Chrome/156.0.0.0',
  notOwnersPage: false,
  speed: SPEED,
  accessibility: ACCESSIBILITY,
  layout: aLayout(),
  screenshot: null,
  requests: [],
  blockedRequests: 0,
  cookies: [],
  globals: [],
  libraries: [],
  consoleErrors: [],
  ...given,
})
