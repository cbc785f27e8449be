import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { keywordsTab } from '#ads/tabs/keywords.ts'
import type { KeywordRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { KeywordsDialog } from './dialogs/KeywordsDialog.tsx'
import { RemoveDialog } from './dialogs/RemoveDialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

/** Keywords: add and remove. */
export function KeywordsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => keywordsTab(account), [account])
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<KeywordRow | null>(null)
  const { data: answer } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  const groups = (answer?.data?.rows ?? []).filter(
    ({ state, type }) => state !== 'removed' && type === 'standard',
  )
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/keywords', period))}>
      {({ rows, isCut }) => (
        <>
          <TabTable
            id="keywords"
            title="Keywords"
            one="a keyword"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={(row) =>
              row.state === 'removed' ? [] : [{ label: 'Remove', onPress: () => setRemoved(row) }]
            }
            aside={
              <Button variant="default" disabled={groups.length === 0} onClick={() => setNew(true)}>
                Add keywords
              </Button>
            }
          />
          {isNew && (
            <KeywordsDialog
              title="Add keywords"
              submit="Add the keywords"
              placeLabel="Ad group"
              places={groups.map(({ id, name, campaignName }) => ({ id, name: `${campaignName}: ${name}` }))}
              changeOf={(adGroupId, keywords) => ({ kind: 'add_keywords', adGroupId, keywords })}
              onClose={() => setNew(false)}
            />
          )}
          {removed && (
            <RemoveDialog
              name={removed.text}
              change={{ kind: 'remove_keyword', id: removed.id }}
              onClose={() => setRemoved(null)}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
