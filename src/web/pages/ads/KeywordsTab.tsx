import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { adGroupPlaces } from '#ads/places.ts'
import { keywordsTab } from '#ads/tabs/keywords.ts'
import type { KeywordRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const NewKeywordsDialog = laterDialog(
  async () => (await import('./dialogs/NewKeywordsDialog.tsx')).NewKeywordsDialog,
)
const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)

/** Keywords: add and remove. */
export function KeywordsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => keywordsTab(account), [account])
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<KeywordRow | null>(null)
  const actionsOf = useCallback(
    (row: KeywordRow) =>
      row.state === 'removed' ? [] : [{ label: 'Remove', onPress: () => setRemoved(row) }],
    [],
  )
  const aside = useMemo(() => <AddButton onPress={() => setNew(true)} />, [])
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
            actionsOf={actionsOf}
            aside={aside}
          />
          {isNew && <AddKeywords keywords={rows} onClose={() => setNew(false)} />}
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

/** Where keywords can be added. Asked for only by what needs it, so that the table is not drawn again when they arrive. */
function usePlaces() {
  const { period } = useAds()
  return adGroupPlaces(useQuery(adsRowsQuery('GET /ads/ad-groups', period)).data?.data?.rows)
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <Button disabled={usePlaces().length === 0} onClick={onPress}>
    Add keywords
  </Button>
)

const AddKeywords = (props: { keywords: readonly KeywordRow[]; onClose: () => void }) => (
  <NewKeywordsDialog places={usePlaces()} {...props} />
)
