import type { ReactNode } from 'react'
import { ArrivingGroup } from '#web/kit/arriving/ArrivingGroup.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { twoColumns } from './two-columns.ts'
import { PublicScanRowView } from './PublicScanRowView.tsx'
import type { PublicScanGroup, PublicScanView } from '#web/shared/public-scan/public-scan-view.ts'
import { ALSO, askingWords } from './public-scan-words.ts'

const Group = ({ title, done, rows }: PublicScanGroup) => (
  <ArrivingGroup name={title} done={done} of={rows.length}>
    {rows.map((row) => (
      <PublicScanRowView key={row.check} {...row} />
    ))}
  </ArrivingGroup>
)

/** Notes first, then all rows by category, then what the website shows about checks that ask the owner, then those that only the owner can answer. */
export function PublicScanBody({ view, children }: { view: PublicScanView; children: ReactNode }) {
  const { groups, also, asking } = view
  return (
    <Cards>
      {children}
      <ColumnsLayout shape="two">
        {twoColumns(groups).map((half, place) => (
          <Cards key={place}>
            {half.map((group) => (
              <Group key={group.id} {...group} />
            ))}
          </Cards>
        ))}
      </ColumnsLayout>
      {also.length > 0 && <Group id="also" title={ALSO} done={also.length} rows={also} />}
      {asking !== 0 && (
        <Note tone="more_info" lead={askingWords(asking)}>
          such as whether you sell online or use Facebook. Once you have an account we’ll ask, a few at a
          time.
        </Note>
      )}
    </Cards>
  )
}
