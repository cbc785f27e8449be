import { useState } from 'react'
import type { Block } from '#core/block.ts'
import { Blocks } from '../../kit/blocks/Blocks.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { Segments } from '../../kit/surface/Segments.tsx'
import { ProofTable } from '../../kit/table/ProofTable.tsx'
import { groupTables } from './group-tables.ts'

type Table = Extract<Block, { kind: 'table' }>

/** What we saw. */
export function Proof({ blocks }: { blocks: readonly Block[] }) {
  return groupTables(blocks).map((part, place) =>
    part.kind === 'tables' ? (
      <Tables key={place} tables={part.tables} />
    ) : (
      <Blocks key={place} blocks={part.blocks} />
    ),
  )
}

const nameOf = (table: Table, place: number): string => table.title ?? `List ${place + 1}`

/** Several tables on one card, one of them in sight. */
function Tables({ tables }: { tables: readonly Table[] }) {
  const [chosen, setChosen] = useState('0')
  const place = Number(chosen)
  const table = tables[place] ?? tables[0]
  if (!table) return null
  const name = nameOf(table, place)
  return (
    <Card look="flush" label="What we saw">
      <ProofTable
        key={chosen}
        name={name}
        columns={table.columns}
        rows={table.rows}
        total={table.total}
        tools={
          <Segments
            label="Which list"
            chosen={chosen}
            onChoose={setChosen}
            segments={tables.map((one, at) => ({
              id: String(at),
              label: `${nameOf(one, at)} ${one.total ?? one.rows.length}`,
            }))}
          />
        }
      />
    </Card>
  )
}
