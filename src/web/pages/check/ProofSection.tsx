import type { ReactNode } from 'react'
import type { Block } from '#core/block.ts'
import { Blocks } from '#web/kit/blocks/Blocks.tsx'
import { groupTables } from './group-tables.ts'
import { Tables } from './Tables.tsx'

interface ProofProps {
  blocks: readonly Block[]
  /** The downloads; above the first table, or below everything. */
  downloads?: ReactNode
}

/** The proof of a result. */
export function ProofSection({ blocks, downloads }: ProofProps) {
  const parts = groupTables(blocks)
  const first = parts.findIndex(({ kind }) => kind === 'tables')
  return (
    <>
      {parts.map((part, index) =>
        part.kind === 'tables' ? (
          <Tables
            key={index}
            tables={part.tables}
            label={index === 0 ? 'What we saw' : 'In lists'}
            downloads={index === first ? downloads : undefined}
          />
        ) : (
          <Blocks key={index} title={index === 0 ? 'What we saw' : undefined} blocks={part.blocks} />
        ),
      )}
      {first === -1 && downloads}
    </>
  )
}
