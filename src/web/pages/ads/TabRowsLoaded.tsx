import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'

interface RowsAnswer<Data> {
  data: Data | null
  asOf: string | null
  failure: string | null
}

/** What Google gave for a tab, or why it gave nothing. What was read before stays. */
export function TabRowsLoaded<Data>({
  query,
  isPage = false,
  children,
}: {
  query: UseQueryResult<RowsAnswer<Data>>
  /** It is the whole page, not a tab of one. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}) {
  const { timeZone } = useMe()
  return (
    <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={8} />} isPage={isPage}>
      {({ data, asOf, failure }) =>
        data === null ? (
          <StateCard
            kind={failure === null ? 'empty' : 'error'}
            isPage={isPage}
            title={failure === null ? 'We’re reading your ads account' : 'Google didn’t answer'}
          >
            {failure === null
              ? 'This takes a minute.'
              : 'Your ads run on as they are. Try again in a few minutes.'}
          </StateCard>
        ) : (
          <>
            {failure !== null && asOf !== null && (
              <Note tone="unable" lead="Google didn’t answer the last time.">
                This is what it said {momentWords(asOf, new Date(), timeZone)}.
              </Note>
            )}
            {children(data)}
          </>
        )
      }
    </Loaded>
  )
}
