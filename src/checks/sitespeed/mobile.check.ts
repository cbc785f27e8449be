import { defineCheck } from '#core/check.ts'
import { facts } from './facts.ts'
import { judgeSpeed, statuses } from './speed.ts'
import { wordsFor } from './words.ts'

/** How quickly the homepage shows and can be used on a phone. */
export const check = defineCheck({
  id: 'sitespeed-mobile',
  code: 'T3NAV9SIM',
  category: 'sitespeed',
  path: '/sitespeed?mobile=true',
  tour: 18,
  triggers: ['pagespeed'],
  needs: ['mobileVisit'],
  wants: [],
  asks: [],
  plan: { weight: 78, group: 'longterm', effort: 960, completedBy: ['fast'] },
  revision: 1,
  statuses,
  facts,
  words: wordsFor('mobile'),
  evaluate: ({ mobileVisit }) => judgeSpeed(mobileVisit),
})
