import type { ReactNode } from 'react'
import type { Block } from '#core/block.ts'
import { Card } from '../surface/Card.tsx'
import { Cards } from '../surface/Layout.tsx'
import { ProofTable } from '../table/ProofTable.tsx'
import { BlockView } from './BlockView.tsx'
import { cardsOf } from './cards-of-blocks.ts'

interface BlocksProps {
  /** Heading of the first card, when it needs one. */
  title?: string | undefined
  /** The title of the result, where the page shows several: the cards' accessible names include it. */
  of?: string | undefined
  blocks: readonly Block[]
  /** Beside the heading of each card. */
  aside?: ReactNode
}

/** All blocks of a result on cards: the proof. */
export function Blocks({ of, title = of && `What we saw: ${of}`, blocks, aside }: BlocksProps) {
  return (
    <Cards>
      {cardsOf(blocks).map((card, index) => {
        const heading = index === 0 ? title : undefined
        if (card.kind === 'table') {
          const { title: own, columns, rows, total } = card.table
          const name = tableName(own, of) ?? title ?? 'What we saw'
          return (
            <Card key={index} look="flush" title={name} aside={aside}>
              <ProofTable name={name} columns={columns} rows={rows} total={total} />
            </Card>
          )
        }
        return (
          <Card key={index} title={heading} aside={aside}>
            {card.blocks.map((block, at) => (
              <BlockView key={at} block={block} />
            ))}
          </Card>
        )
      })}
    </Cards>
  )
}

/** `undefined`: it has no name of its own. */
function tableName(own: string | undefined, of: string | undefined): string | undefined {
  if (of === undefined) return own
  return own === undefined || own === of ? undefined : `${own}: ${of}`
}
