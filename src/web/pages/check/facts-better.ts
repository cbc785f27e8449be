import type { Block } from '#core/block.ts'
import { RANKS } from '#core/compare.ts'
import type { BlockTone } from '#core/display.ts'

/** What is grey is not known, or nobody's fault: it is neither better nor worse than a colour. */
const rankOf = (tone: BlockTone | undefined): number | null =>
  tone === undefined || tone === 'grey' ? null : RANKS[tone]

/** Whether some of what a result says with a sign is better than before, and nothing worse. What was not known before is neither. */
export function areFactsBetter(was: readonly Block[], now: readonly Block[]): boolean {
  const before = tonesOf(was)
  const changes = [...tonesOf(now)].flatMap(([label, tone]) => {
    const [old, fresh] = [rankOf(before.get(label)), rankOf(tone)]
    return old === null || fresh === null ? [] : [fresh - old]
  })
  return changes.some((change) => change > 0) && changes.every((change) => change >= 0)
}

const tonesOf = (blocks: readonly Block[]): Map<string, BlockTone> =>
  new Map(
    blocks.flatMap((block) =>
      block.kind === 'facts'
        ? block.rows.flatMap(({ label, tone }) => (tone === undefined ? [] : [[label, tone] as const]))
        : [],
    ),
  )
