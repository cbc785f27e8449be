import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { levelPlaces, readPlace } from '#ads/places.ts'
import { NEGATIVE_KEYWORDS_TAB } from '#ads/tabs/negative-keywords.ts'
import type { NegativeKeywordRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { NegativeLists } from './NegativeLists.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const KeywordsDialog = laterDialog(async () => (await import('./dialogs/KeywordsDialog.tsx')).KeywordsDialog)
const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)

/** Negative keywords of campaigns and ad groups, and their lists. */
export function NegativeKeywordsTab() {
  const { period } = useAds()
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<NegativeKeywordRow | null>(null)
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const { data: groups } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  const places = levelPlaces(campaigns?.data?.rows, groups?.data?.rows)
  const actionsOf = useCallback(
    (row: NegativeKeywordRow) => [{ label: 'Remove', onPress: () => setRemoved(row) }],
    [],
  )
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/negative-keywords', period))}>
      {(data) => (
        <Cards>
          <NegativeLists data={data} campaigns={campaigns?.data?.rows ?? null} />
          <TabTable
            id="negative-keywords"
            title="Negative keywords"
            one="a negative keyword"
            tab={NEGATIVE_KEYWORDS_TAB}
            rows={data.rows}
            isCut={data.isCut}
            hasStates={false}
            actionsOf={actionsOf}
            aside={
              <Button disabled={places.length === 0} onClick={() => setNew(true)}>
                Add negative keywords
              </Button>
            }
          />
          {isNew && (
            <KeywordsDialog
              title="Add negative keywords"
              submit="Add the negative keywords"
              label="Negative keywords"
              placeLabel="Campaign or ad group"
              places={places}
              changeOf={(place, keywords) => {
                const { level, levelId } = readPlace(place)
                return {
                  kind: 'add_negative_keywords',
                  level: level === 'ad_group' ? level : 'campaign',
                  levelId: levelId ?? '',
                  keywords,
                }
              }}
              onClose={() => setNew(false)}
            />
          )}
          {removed && (
            <RemoveDialog
              name={removed.text}
              change={{ kind: 'remove_negative_keyword', id: removed.id }}
              onClose={() => setRemoved(null)}
            />
          )}
        </Cards>
      )}
    </TabRowsLoaded>
  )
}
