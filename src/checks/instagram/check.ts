import { networkCheck } from '#core/social/network-check.ts'
import { words } from './words.ts'

/** Is the business' Instagram account alive: a post of its own in the last two months. */
export const check = networkCheck('instagram', { code: 'T3NAV5IN', tour: 15, weight: 53 }, words)
