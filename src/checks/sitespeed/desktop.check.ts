import { defineCheck } from '#core/check.ts'
import { facts } from './facts.ts'
import { lighthouseInFull } from './in-full.ts'
import { judgeSpeed } from './judge.ts'
import { statuses, wordsFor } from './words.ts'
import { desktopWork } from './work.ts'

/** How quickly the homepage shows and can be used on a computer. */
export const check = defineCheck({
  id: 'sitespeed-desktop',
  code: 'T3NAV9SID',
  category: 'sitespeed',
  path: '/sitespeed?desktop=true',
  tour: null,
  triggers: ['pagespeed'],
  needs: ['desktopVisit'],
  wants: [],
  asks: [],
  report: {
    kind: 'pagespeed-desktop',
    title: 'Site speed on a computer',
    place: 2,
    inFull: lighthouseInFull('desktopVisit'),
  },
  plan: {
    weight: 72,
    group: 'longterm',
    effort: 720,
    work: desktopWork,
    completedBy: ['fast'],
    staysFrom: 85,
    staysInGroup: ['medium'],
  },
  revision: 8,
  statuses,
  facts,
  scoreFact: 'performance',
  words: wordsFor('desktop'),
  evaluate: ({ desktopVisit }) => judgeSpeed(desktopVisit),
})
