import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Block } from '#core/block.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Segments } from '#web/kit/surface/Segments.tsx'
import { ProofTable } from '#web/kit/table/ProofTable.tsx'

type Table = Extract<Block, { kind: 'table' }>

interface TablesProps {
  tables: readonly Table[]
  /** The name of the card, which shows none where there are several tables. */
  label: string
  downloads: ReactNode
}

const nameOf = (table: Table, place: number): string => table.title ?? `List ${place + 1}`

/** Tables on one card, one of them visible. */
export function Tables({ tables, label, downloads }: TablesProps) {
  const [chosen, setChosen] = useState('0')
  // A newer result may have fewer tables.
  const place = Number(chosen) < tables.length ? Number(chosen) : 0
  const table = tables[place]
  if (!table) return null
  const isOne = tables.length === 1
  const segments = !isOne && (
    <Segments
      label="Which list"
      chosen={String(place)}
      onChoose={setChosen}
      segments={tables.map((one, at) => ({
        id: String(at),
        label: `${nameOf(one, at)} ${one.total ?? one.rows.length}`,
      }))}
    />
  )
  const heading = isOne ? { title: table.title ?? label } : { label }
  return (
    <Card look="flush" {...heading} {...(isOne && downloads ? { aside: downloads } : {})}>
      <ProofTable
        key={place}
        name={nameOf(table, place)}
        columns={table.columns}
        rows={table.rows}
        total={table.total}
        {...(isOne
          ? {}
          : {
              tools: (
                <>
                  {segments}
                  {downloads}
                </>
              ),
            })}
      />
    </Card>
  )
}
