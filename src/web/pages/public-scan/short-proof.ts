import type { Block, ListItem } from '#core/block.ts'
import type { Result } from '#web/app/queries/result-queries.ts'

/** Number of blocks shown; the check's own page shows all. */
const BLOCKS = 2
const ROWS = 4
/** Lines of a checklist and facts are short. */
const SHORT_ROWS = ROWS * 2

/**
 * The start of a result's proof, short enough for a narrow column: tables become lists, and what is long ends with the number of its
 * further lines. A result without blocks shows where we looked and what was there.
 */
export function shortProof({ blocks, evidence }: Pick<Result, 'blocks' | 'evidence'>): Block[] {
  if (blocks.length > 0) return blocks.slice(0, BLOCKS).flatMap(shortened)
  return shortened({ kind: 'list', items: evidence.map(({ at, found }) => ({ text: found, detail: at })) })
}

function shortened(block: Block): Block[] {
  if (block.kind === 'table') {
    const items = block.rows.map(([text = '', ...rest]) => ({
      text,
      detail: rest.filter(Boolean).join(' · '),
    }))
    return [{ kind: 'list', title: block.title, items: cut(items, block.total ?? items.length) }]
  }
  if (block.kind === 'list') return [{ ...block, items: cut(block.items, block.items.length) }]
  if (block.kind === 'checklist')
    return [{ ...block, items: block.items.slice(0, SHORT_ROWS) }, ...furtherLines(block.items.length)]
  if (block.kind === 'facts')
    return [{ ...block, rows: block.rows.slice(0, SHORT_ROWS) }, ...furtherLines(block.rows.length)]
  return [block]
}

/** The number of lines that are not shown, below those that are. */
const furtherLines = (total: number): Block[] =>
  total > SHORT_ROWS ? [{ kind: 'note', text: more(total - SHORT_ROWS) }] : []

const more = (count: number): string => `and ${count} more`

function cut(items: readonly ListItem[], total: number): ListItem[] {
  const shown = items.slice(0, ROWS)
  return total > shown.length ? [...shown, { text: more(total - shown.length) }] : shown
}
