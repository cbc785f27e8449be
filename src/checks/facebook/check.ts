import { networkCheck } from '#core/social/network-check.ts'
import { words } from './words.ts'

/** Is the business' Facebook account alive: a post of its own in the last two months. */
export const check = networkCheck('facebook', { code: 'T3NAV3FA', tour: 17, weight: 54 }, words)
