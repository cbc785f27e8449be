import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { searchTermsTab } from '#ads/tabs/keywords.ts'
import type { SearchTermRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from './ads-context.ts'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'
import { useChange } from './use-change.ts'

/** What people searched for: each becomes a keyword or a negative keyword with one press. */
export function SearchTermsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => searchTermsTab(account), [account])
  const { mutate } = useChange()
  const actionsOf = useCallback(
    ({ term, state, campaignId, adGroupId }: SearchTermRow) => {
      // Of a smart campaign: Google chooses its words.
      if (state !== 'none' || adGroupId === null) return []
      const keywords = [{ text: term, matchType: 'exact' as const }]
      return [
        {
          label: 'Add as keyword',
          onPress: () => mutate({ kind: 'add_keywords', adGroupId, keywords }),
        },
        {
          label: 'Block',
          onPress: () =>
            mutate({ kind: 'add_negative_keywords', level: 'campaign', levelId: campaignId, keywords }),
        },
      ]
    },
    [mutate],
  )
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/search-terms', period))}>
      {({ rows, isCut }) => (
        <>
          <Note tone="info" lead="What people typed when your ad was shown.">
            “Block” makes it a negative keyword of the campaign: your ads aren’t shown for it any more. Both
            match exactly this search.
          </Note>
          <TabTable
            id="search-terms"
            title="Search Terms"
            one="a search term"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates={false}
            actionsOf={actionsOf}
            areActionsShown
          />
        </>
      )}
    </TabRowsLoaded>
  )
}
