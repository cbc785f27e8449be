import { Button } from '@mantine/core'
import { ArrivingGroup } from '#web/kit/arriving/ArrivingGroup.tsx'
import { ArrivingRow } from '#web/kit/arriving/ArrivingRow.tsx'
import { ArrivingTotal } from '#web/kit/arriving/ArrivingTotal.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { usePublicScan } from '#web/shared/public-scan/use-public-scan.ts'
import type { PublicScanRow } from '#web/shared/public-scan/public-scan-view.ts'
import { allSetLead } from './all-set-lead.ts'

interface AllSetProps {
  firstName: string
  /** `null`: there is no website. */
  host: string | null
}

/** Results from before the account count: they are shown to the owner, whatever is scanned again now. */
const landedIn = (rows: readonly PublicScanRow[]): number =>
  rows.filter(({ arrival }) => arrival.state === 'landed').length

/** Thanks, while the results arrive. */
export function AllSet({ firstName, host }: AllSetProps) {
  const { view, query } = usePublicScan()
  const lead =
    host === null
      ? 'Your plan is ready. When you have a website, add it under Online presence and we’ll look at it.'
      : allSetLead(host, query.data ?? null, view)
  return (
    <>
      <PageHead
        title={`Thank you, ${firstName}`}
        lead={lead}
        action={
          <Button component={LinkTo} href="/">
            Go to my overview
          </Button>
        }
      />
      {host !== null && (
        <Cards>
          <ArrivingTotal done={landedIn(view.groups.flatMap(({ rows }) => rows))} of={view.of} />
          {view.groups.map(({ id, title, rows }) => (
            <ArrivingGroup key={id} name={title} done={landedIn(rows)} of={rows.length}>
              {rows.map(({ check, title: name, arrival }) => (
                <ArrivingRow key={check} title={name} arrival={arrival} />
              ))}
            </ArrivingGroup>
          ))}
        </Cards>
      )}
    </>
  )
}
