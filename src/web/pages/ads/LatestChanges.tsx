import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { adsActivityQuery } from '#web/app/queries/ads-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { useAds } from './ads-context.ts'
import { ChangeRow } from './ChangeRow.tsx'

const MOST_SHOWN = 3

/** The newest changes, with a link to all of them. Nothing while there are none. */
export function LatestChanges() {
  const { account } = useAds()
  return (
    <Loaded query={useInfiniteQuery(adsActivityQuery)} skeleton={<ListSkeleton groups={1} rows={3} />}>
      {({ pages }) => {
        const changes = pages.flatMap((page) => page.changes)
        if (changes.length === 0) return null
        return (
          <Card
            look="flush"
            title="Your latest changes"
            aside={<LinkTo href="/ads/activity">See all changes</LinkTo>}
          >
            <Rows>
              {changes.slice(0, MOST_SHOWN).map((change) => (
                <ChangeRow key={change.id} change={change} currency={account.currency} />
              ))}
            </Rows>
          </Card>
        )
      }}
    </Loaded>
  )
}
