import type { Block } from '#core/block.ts'
import type { Result } from '#web/app/queries/result-queries.ts'

/** Number of blocks shown; the check's own page shows all. */
const BLOCKS = 2
const ROWS = 4

/**
 * The start of a result's proof, short enough for a narrow column: tables become lists, long lists end with their count. A result
 * without blocks shows where we looked and what was there.
 */
export function shortProof({ blocks, evidence }: Pick<Result, 'blocks' | 'evidence'>): Block[] {
  if (blocks.length > 0) return blocks.slice(0, BLOCKS).map(shortened)
  return [shortened({ kind: 'list', items: evidence.map(({ at, found }) => ({ text: found, detail: at })) })]
}

function shortened(block: Block): Block {
  if (block.kind === 'table') {
    const items = block.rows.map(([text = '', ...rest]) => ({
      text,
      detail: rest.filter(Boolean).join(' · '),
    }))
    return { kind: 'list', title: block.title, items: cut(items, block.total ?? items.length, more) }
  }
  if (block.kind === 'list') return { ...block, items: cut(block.items, block.items.length, more) }
  if (block.kind === 'checklist') return { ...block, items: block.items.slice(0, ROWS * 2) }
  if (block.kind === 'facts') return { ...block, rows: block.rows.slice(0, ROWS * 2) }
  return block
}

const more = (count: number) => ({ text: `and ${count} more` })

function cut<Item>(items: readonly Item[], total: number, rest: (count: number) => Item): Item[] {
  const shown = items.slice(0, ROWS)
  return total > shown.length ? [...shown, rest(total - shown.length)] : shown
}
