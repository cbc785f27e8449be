import type { Tool } from './tool.ts'

/** The meaning of the dollar signs; prices themselves change too often to be shown. */
export const PRICE_BANDS = '$ is up to $20 a month, $$ up to $60, $$$ more.'

/** "Free plan, then $": the band of a tool. */
export function bandWords({ hasFree, paid }: Pick<Tool, 'hasFree' | 'paid'>): string {
  if (paid === null) return 'Free'
  return hasFree ? `Free plan, then ${'$'.repeat(paid)}` : '$'.repeat(paid)
}

const EASE = { 1: 'Easy to start', 2: 'Takes an afternoon', 3: 'Takes some learning' } as const

/** How soon somebody can work with a tool. */
export const easeWords = ({ ease }: Pick<Tool, 'ease'>): string => EASE[ease]
