import { Card } from '#web/kit/surface/Card.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'
import { PublicScanRowView } from './PublicScanRowView.tsx'
import { sameReasonWords, UNCHECKED } from './public-scan-words.ts'
import { bySameReason } from './same-reason.ts'

/** What could not be checked. A reason that many have, such as a homepage that is gone, is said once. */
export function UncheckedRows({ rows }: { rows: readonly CountedRow[] }) {
  const { same, others } = bySameReason(rows)
  return (
    <>
      {same.map(({ reason, rows: alike }) => (
        <Fold key={reason} card title={sameReasonWords(reason, alike.length)}>
          <RowsOf rows={alike} />
        </Fold>
      ))}
      {others.length > 0 && (
        <Card look="flush" title={UNCHECKED.title} hint={UNCHECKED.hint}>
          <RowsOf rows={others} />
        </Card>
      )}
    </>
  )
}

const RowsOf = ({ rows }: { rows: readonly CountedRow[] }) => (
  <Rows>
    {rows.map((row) => (
      <PublicScanRowView key={row.check} {...row} />
    ))}
  </Rows>
)
