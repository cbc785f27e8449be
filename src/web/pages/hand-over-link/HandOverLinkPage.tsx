import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CallFailure } from '#web/app/calls/failure.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useDemonstration } from '#web/app/queries/use-demonstration.ts'
import { handOverLinkQuery } from '#web/app/queries/result-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { asksFor, ownersNameWithin } from './link-words.ts'
import { HandOverLinkBody } from './HandOverLinkBody.tsx'

const GONE = 410
/** Live events are for owners; while a test runs, this page polls. */
const ASK_MS = 3_000

/** `/handed/{token}`: the page of a hand-over link; needs no account. */
export function HandOverLinkPage() {
  const { pathname } = useLocation()
  const token = pathname.split('/').at(2) ?? ''
  const query = useQuery({
    ...handOverLinkQuery(token),
    refetchInterval: ({ state }) => (state.data?.asks.some(({ isTesting }) => isTesting) ? ASK_MS : false),
  })
  usePageTitle(query.data ? asksFor(query.data) : 'For the web person')
  const hasEnded = query.error instanceof CallFailure && query.error.status === GONE
  return (
    <PlainFrame
      home="/home"
      sample={useDemonstration()}
      action={query.data && <SmallLine>For {ownersNameWithin(query.data)}’s web person</SmallLine>}
    >
      {hasEnded && query.data === undefined ? (
        <StateCard isPage kind="forbidden" title={query.error?.message ?? ''}>
          The owner chooses how long a link works, and can end it at any time.
        </StateCard>
      ) : (
        <Loaded
          isPage
          query={query}
          skeleton={<ListSkeleton groups={1} />}
          missing={
            <StateCard isPage kind="empty" title="There’s nothing at this link">
              Check that the whole link was copied, or ask the person who sent it for a new one.
            </StateCard>
          }
        >
          {(answer) => <HandOverLinkBody token={token} answer={answer} />}
        </Loaded>
      )}
    </PlainFrame>
  )
}
