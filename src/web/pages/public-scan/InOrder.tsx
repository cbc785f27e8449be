import { plural } from '#core/words.ts'
import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'
import { orderRows } from './order-rows.ts'
import { PublicScanRowView } from './PublicScanRowView.tsx'
import { orderWords } from './public-scan-words.ts'
import { UncheckedRows } from './UncheckedRows.tsx'

interface InOrderProps {
  rows: readonly CountedRow[]
  end: FirstJobAnswer
  /** The check of the first job; `undefined`: there is none. */
  first: string | undefined
}

/** All results by what matters: what is to fix in the order of the plan, what is good, what could not be checked. */
export function InOrder({ rows, end, first }: InOrderProps) {
  const toFix = orderRows(rows, end, first)
  const good = rows.filter(({ countsAs }) => countsAs === 'good')
  const unchecked = rows.filter(({ countsAs }) => countsAs === 'couldNotCheck')
  const place = (end.job?.item.check === first ? end.job?.item.place : null) ?? null
  const { title, hint } = orderWords({ first, tonight: end.tonight, place, rows: toFix.length })
  return (
    <>
      {toFix.length > 0 && (
        <Card look="flush" title={title} hint={hint}>
          <Rows ordered>
            {toFix.map((row) => (
              <PublicScanRowView key={row.check} {...row} />
            ))}
          </Rows>
        </Card>
      )}
      {good.length > 0 && (
        <Fold card title={`${plural(good.length, 'thing is', 'things are')} good. Nothing to do there`}>
          <Rows>
            {good.map((row) => (
              <PublicScanRowView key={row.check} {...row} />
            ))}
          </Rows>
        </Fold>
      )}
      <UncheckedRows rows={unchecked} />
    </>
  )
}
