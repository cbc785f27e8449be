import { networkCheck } from '#core/social/network-check.ts'
import { words } from './words.ts'

/** Is the business' Facebook account active: a post of its own in the last two months? */
export const check = networkCheck(
  'facebook',
  {
    code: 'T3NAV3FA',
    tour: 17,
    weight: 54,
    adjustments: {
      industry: {
        accommodation: 6,
        agriculture: 6,
        artistic: 4,
        community: 10,
        construction: 4,
        food_beverage: 10,
        personal_repair: 8,
        property: 8,
        retail: 8,
        tourism: 8,
      },
    },
  },
  words,
)
