import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { ArrivingGroup } from '#web/kit/arriving/ArrivingGroup.tsx'
import { ArrivingRow } from '#web/kit/arriving/ArrivingRow.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { hrefOf } from '#web/shared/results/group-rows.ts'

/** A category while its first results arrive, each in its position. */
export function ArrivingRows({ rows }: { rows: CategoryAnswer['checks'] }) {
  const landed = rows.filter(({ result }) => result !== null).length
  return (
    <ArrivingGroup name="Results" done={landed} of={rows.length}>
      {rows.map((row) => (
        <ArrivingRow
          key={row.check}
          title={row.title}
          arrival={
            row.result === null
              ? { state: 'waiting' }
              : {
                  state: 'landed',
                  tone: toneOf(row.result),
                  tag: row.result.tag,
                  line: row.result.line,
                  href: hrefOf(row),
                }
          }
        />
      ))}
    </ArrivingGroup>
  )
}
