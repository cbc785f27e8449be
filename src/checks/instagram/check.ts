import { networkCheck } from '#core/social/network-check.ts'
import { words } from './words.ts'

/** Is the business' Instagram account active: a post of its own in the last two months? */
export const check = networkCheck(
  'instagram',
  {
    code: 'T3NAV5IN',
    tour: 15,
    weight: 53,
    adjustments: {
      industry: {
        accommodation: 8,
        artistic: 15,
        construction: 4,
        finance: -15,
        food_beverage: 14,
        manufacturing: -10,
        mining_energy: -20,
        personal_repair: 8,
        professional: -10,
        property: 6,
        retail: 10,
        tourism: 14,
        transport: -15,
        wholesale: -10,
      },
    },
  },
  words,
)
