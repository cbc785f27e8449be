import { defineCheck } from '#core/check.ts'
import { valueOf } from '#core/gathered.ts'
import { judgeAccessibility, statuses } from './judge.ts'
import { facts } from './facts.ts'
import { toldInFull } from './told-in-full.ts'
import { wordsFor } from './words.ts'
import { accessWork } from './work.ts'

/** How easy the homepage is to use for people with disabilities, on a computer. */
export const check = defineCheck({
  id: 'accessibility-desktop',
  code: 'T3CHECK14DE',
  category: 'customer-experience',
  path: '/customer-experience/accessibility?desktop=true',
  tour: null,
  triggers: ['accessibility'],
  needs: ['desktopVisit'],
  wants: ['mobileVisit', 'site'],
  asks: [],
  report: {
    kind: 'accessibility-desktop',
    title: 'Accessibility on a computer',
    place: 5,
    inFull: toldInFull,
  },
  plan: {
    weight: 61,
    group: 'longterm',
    effort: 960,
    work: accessWork,
    completedBy: ['good'],
    adjustments: {
      industry: { community: 10, education: 12, health: 8 },
      staff: { '0': -4, '20_199': 5, '200_plus': 5 },
    },
  },
  revision: 8,
  statuses,
  facts,
  scoreFact: 'score',
  words: wordsFor('desktop'),
  evaluate: ({ desktopVisit, mobileVisit, site }) =>
    mobileVisit.state === 'pending'
      ? { wait: true }
      : judgeAccessibility(desktopVisit, {
          onPhone: valueOf(mobileVisit) ?? null,
          home: valueOf(site)?.home ?? null,
        }),
})
