import { defineCheck } from '#core/check.ts'
import { facts } from './facts.ts'
import { lighthouseInFull } from './in-full.ts'
import { judgeSpeed } from './judge.ts'
import { statuses, wordsFor } from './words.ts'
import { mobileWork } from './work.ts'

/** How quickly the homepage shows and can be used on a phone. */
export const check = defineCheck({
  id: 'sitespeed-mobile',
  code: 'T3NAV9SIM',
  category: 'sitespeed',
  path: '/sitespeed?mobile=true',
  tour: 18,
  tourPath: '/sitespeed',
  triggers: ['pagespeed'],
  needs: ['mobileVisit'],
  wants: [],
  forFixes: ['lighterPictures'],
  asks: [],
  report: {
    kind: 'pagespeed-mobile',
    title: 'Site speed on a phone',
    place: 1,
    inFull: lighthouseInFull('mobileVisit'),
  },
  plan: {
    weight: 78,
    group: 'longterm',
    effort: 960,
    work: mobileWork,
    completedBy: ['fast'],
    staysFrom: 85,
    staysInGroup: ['medium'],
    adjustments: {
      selling: { yes: 6 },
      industry: { accommodation: 6, food_beverage: 6, media_technology: 4, property: 4, tourism: 8 },
    },
  },
  revision: 8,
  statuses,
  facts,
  scoreFact: 'performance',
  words: wordsFor('mobile'),
  evaluate: ({ mobileVisit }) => judgeSpeed(mobileVisit),
})
