import type { Block } from '#core/block.ts'

type Table = Extract<Block, { kind: 'table' }>

/** Blocks on cards, or tables that share a card, one of them visible. */
export type ProofPart = { kind: 'blocks'; blocks: Block[] } | { kind: 'tables'; tables: Table[] }

/** Groups tables that follow each other; everything else stays as it is, in order. */
export function groupTables(blocks: readonly Block[]): ProofPart[] {
  const parts: ProofPart[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind === 'table') {
      if (last?.kind === 'tables') last.tables.push(block)
      else parts.push({ kind: 'tables', tables: [block] })
    } else if (last?.kind === 'blocks') last.blocks.push(block)
    else parts.push({ kind: 'blocks', blocks: [block] })
  }
  return parts
}
