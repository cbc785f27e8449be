import type { Block } from '#core/block.ts'

/** One kind of block. */
export type BlockOfKind<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Blocks on one card: a table alone, or other blocks that follow each other. */
export type CardOfBlocks =
  | { kind: 'table'; table: BlockOfKind<'table'> }
  | { kind: 'together'; blocks: Block[] }

/** Distributes blocks over cards, in order. */
export function cardsOf(blocks: readonly Block[]): CardOfBlocks[] {
  const cards: CardOfBlocks[] = []
  for (const block of blocks) {
    const last = cards.at(-1)
    if (block.kind === 'table') cards.push({ kind: 'table', table: block })
    else if (last?.kind === 'together') last.blocks.push(block)
    else cards.push({ kind: 'together', blocks: [block] })
  }
  return cards
}

const DONE_TONES = { true: 'success', false: 'missing', null: 'unable' } as const
const DONE_WORDS = { true: 'Yes', false: 'No', null: 'Couldn’t tell' } as const

/** Tone and word of a checklist item: done, not done, or not known. */
export const pointStyle = (done: boolean | null) =>
  ({ tone: DONE_TONES[`${done}`], word: DONE_WORDS[`${done}`] }) as const
