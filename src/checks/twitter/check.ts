import { networkCheck } from '#core/social/network-check.ts'
import { words } from './words.ts'

/** Is the business' Twitter account active: a post of its own in the last two months? */
export const check = networkCheck(
  'twitter',
  {
    code: 'T3NAV2TW',
    tour: 16,
    weight: 25,
    adjustments: { industry: { construction: -10, media_technology: 10, mining_energy: -10 } },
  },
  words,
)
