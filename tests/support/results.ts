import type { CheckResult } from '#core/result.ts'
import type { Report } from '#report/schema.ts'

/** A good result, with the given differences. */
export const aResult = (given: Partial<CheckResult> = {}): CheckResult => ({
  id: 'ssl',
  code: 'T3NAV1SS',
  category: 'compliance',
  title: 'SSL certificate',
  status: 'valid',
  display: 'success',
  greyKind: null,
  tag: 'Secure',
  description: 'Your padlock works.',
  whatIsIt: 'The padlock.',
  whyImportant: 'Trust.',
  nextSteps: ['Keep it on'],
  goldStar: true,
  advice: [],
  facts: {},
  blocks: [],
  evidence: [{ kind: 'tls', at: 'joes.test:443', found: 'A certificate' }],
  reason: null,
  reasonCode: null,
  applicable: true,
  updatedAt: '2026-11-21T08:42:00.000Z',
  durationMs: 10,
  revision: 1,
  ...given,
})

/** A report of these results, each with an open or completed plan item. */
export const aReport = (checks: CheckResult[], given: Partial<Report> = {}): Report => ({
  schema: 'fettle.report/1',
  address: 'https://joes.test/',
  requested: 'joes.test',
  sample: false,
  startedAt: '2026-11-21T08:41:00.000Z',
  finishedAt: '2026-11-21T08:42:00.000Z',
  durationMs: 60_000,
  engine: { version: '0.1.0', lighthouse: '13.5.0', browser: 'Chromium/156' },
  pagesRead: 36,
  checks,
  plan: {
    topPriority: [],
    items: checks.map(({ id, title, description, display }, index) => ({
      check: id,
      title,
      group: 'easy',
      state: display === 'success' ? 'completed' : 'open',
      priority: 10,
      place: index + 1,
      why: description,
      effortMinutes: 30,
      effort: '30 minutes',
      tonightMinutes: display === 'success' ? null : 30,
      isReadyMade: false,
      turnsGood: 'at_once',
      who: 'You',
    })),
  },
  timings: { dns: 1, tls: 1, crawl: 1, mobileVisit: 1, desktopVisit: 1 },
  ...given,
})
