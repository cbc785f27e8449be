import { defineCheck } from '#core/check.ts'
import { judgeAccessibility, statuses } from './accessibility.ts'
import { facts } from './facts.ts'
import { wordsFor } from './words.ts'

/** How easy the homepage is to use for people with disabilities, on a computer. */
export const check = defineCheck({
  id: 'accessibility-desktop',
  code: 'T3CHECK14DE',
  category: 'customer-experience',
  path: '/customer-experience/accessibility?desktop=true',
  tour: null,
  triggers: ['accessibility'],
  needs: ['desktopVisit'],
  wants: [],
  asks: [],
  plan: { weight: 61, group: 'longterm', effort: 960, completedBy: ['good'] },
  revision: 1,
  statuses,
  facts,
  scoreFact: 'score',
  words: wordsFor('desktop'),
  evaluate: ({ desktopVisit }) => judgeAccessibility(desktopVisit),
})
