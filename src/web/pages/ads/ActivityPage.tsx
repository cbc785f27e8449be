import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { adsActivityQuery, adsQuery } from '#web/app/queries/ads-queries.ts'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { ChangeRow } from './ChangeRow.tsx'

const TITLE = 'Changes to your ads'

/** Everything that was changed in the ads account with Fettle, newest first. */
export function ActivityPage() {
  usePageTitle(TITLE)
  return (
    <>
      <BackLink href="/ads" label="Ads" />
      <PageHead title={TITLE} lead="Who changed what with Fettle, when, and how it ended." />
      <Loaded query={useQuery(adsQuery)} skeleton={<ListSkeleton groups={1} rows={6} />}>
        {({ account, mode }) =>
          account === null ? (
            <StateCard kind="empty" title="No ads account is connected">
              Changes are listed here once you make some.
            </StateCard>
          ) : (
            <Cards>
              {mode === 'sample' && <SampleBanner />}
              <AllChanges currency={account.currency} />
            </Cards>
          )
        }
      </Loaded>
    </>
  )
}

function AllChanges({ currency }: { currency: string }) {
  const query = useInfiniteQuery(adsActivityQuery)
  return (
    <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={6} />}>
      {({ pages }) => {
        const changes = pages.flatMap((page) => page.changes)
        if (changes.length === 0)
          return (
            <StateCard kind="empty" title="Nothing was changed yet">
              What you change in your ads with Fettle is listed here.
            </StateCard>
          )
        return (
          <>
            <Card look="flush" label={TITLE}>
              <Rows>
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} currency={currency} />
                ))}
              </Rows>
            </Card>
            {query.hasNextPage && (
              <Button
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show earlier changes
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
