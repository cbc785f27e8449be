import type { Block } from '#core/block.ts'
import { bandsOf } from '#core/format/gauge-bands.ts'

/** Where the best band of a score begins, with its name: "90, fast". `undefined` where a result has no score in bands. */
export function trendGoal(blocks: readonly Block[]): { value: number; text: string } | undefined {
  const gauge = blocks.find((block) => block.kind === 'gauge')
  if (!gauge || gauge.isScale) return undefined
  const best = bandsOf(gauge).at(-1)
  return best && best.from > 0
    ? { value: best.from, text: `${best.from}, ${best.label.toLowerCase()}` }
    : undefined
}

/**
 * The lowest score that a line shows: the full ten that is at least ten points below all of its values and their spread, or 0, so that a change
 * can be seen.
 */
export function lowEnd(points: readonly { value: number; spread: number | null }[]): number {
  const lowest = Math.min(...points.map(({ value, spread }) => value - (spread ?? 0) / 2))
  return Math.max(0, Math.floor(lowest / 10) * 10 - 10)
}
