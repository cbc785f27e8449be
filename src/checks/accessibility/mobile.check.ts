import { defineCheck } from '#core/check.ts'
import { valueOf } from '#core/gathered.ts'
import { judgeAccessibility, statuses } from './judge.ts'
import { facts } from './facts.ts'
import { wordsFor } from './words.ts'
import { accessWork } from './work.ts'

/** How easy the homepage is to use for people with disabilities, on a phone. */
export const check = defineCheck({
  id: 'accessibility-mobile',
  code: 'T3CHECK14MO',
  category: 'customer-experience',
  path: '/customer-experience/accessibility?mobile=true',
  tour: null,
  triggers: ['accessibility'],
  needs: ['mobileVisit'],
  wants: ['site'],
  asks: [],
  report: { kind: 'accessibility-mobile', title: 'Accessibility on a phone', place: 4 },
  plan: {
    weight: 63,
    group: 'longterm',
    effort: 960,
    work: accessWork,
    completedBy: ['good'],
    adjustments: {
      industry: { accommodation: 4, community: 10, education: 12, health: 10 },
      businessAge: { over_10: 3 },
      staff: { '20_199': 5, '200_plus': 5 },
    },
  },
  revision: 7,
  statuses,
  facts,
  scoreFact: 'score',
  words: wordsFor('mobile'),
  evaluate: ({ mobileVisit, site }) => judgeAccessibility(mobileVisit, { home: valueOf(site)?.home ?? null }),
})
