import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchTermsTab } from '#ads/tabs/keywords.ts'
import type { SearchTermRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'
import { useChange } from './use-change.ts'

/** What people searched for: each becomes a keyword or a negative keyword with one press. */
export function SearchTermsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => searchTermsTab(account), [account])
  const change = useChange()
  const actionsOf = ({ term, state, campaignId, adGroupId }: SearchTermRow) => {
    if (state !== 'none') return []
    const keywords = [{ text: term, matchType: 'exact' as const }]
    return [
      ...(adGroupId === null
        ? []
        : [
            {
              label: 'Add as a keyword',
              onPress: () => change.mutate({ kind: 'add_keywords', adGroupId, keywords }),
            },
          ]),
      {
        label: 'Block it: add as a negative keyword',
        onPress: () =>
          change.mutate({ kind: 'add_negative_keywords', level: 'campaign', levelId: campaignId, keywords }),
      },
    ]
  }
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/search-terms', period))}>
      {({ rows, isCut }) => (
        <TabTable
          id="search-terms"
          title="Search Terms"
          one="a search term"
          tab={tab}
          rows={rows}
          isCut={isCut}
          hasStates={false}
          actionsOf={actionsOf}
        />
      )}
    </TabRowsLoaded>
  )
}
