import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FailureKind } from '#core/connections/failures.ts'
import { momentWords } from '#core/format/moment.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { adsFailureWords } from './ads-failure-words.ts'

interface RowsAnswer<Data> {
  data: Data | null
  asOf: string | null
  failure: FailureKind | null
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
          <AdsNotRead kind={failure} isPage={isPage} />
        ) : (
          <>
            {failure !== null && asOf !== null && (
              <Note
                tone="unable"
                lead={`This is what Google said ${momentWords(asOf, new Date(), timeZone)}.`}
              >
                {adsFailureWords(failure).text}
              </Note>
            )}
            {children(data)}
          </>
        )
      }
    </Loaded>
  )
}

/** Why there is nothing to show; `null`: what was kept cannot be read by this version. */
export function AdsNotRead({ kind, isPage = false }: { kind: FailureKind | null; isPage?: boolean }) {
  const { title, text } = adsFailureWords(kind ?? 'bad_shape')
  return (
    <StateCard kind="error" isPage={isPage} title={title}>
      {text}
    </StateCard>
  )
}
