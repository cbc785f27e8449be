import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NEGATIVE_KEYWORDS_TAB } from '#ads/tabs/negative-keywords.ts'
import type { NegativeKeywordRow } from '#core/ads/rows.ts'
import { plural } from '#core/words.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { useAds } from './ads-context.ts'
import { KeywordsDialog } from './dialogs/KeywordsDialog.tsx'
import { RemoveDialog } from './dialogs/RemoveDialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

/** Negative keywords of campaigns and ad groups, and their lists. */
export function NegativeKeywordsTab() {
  const { period } = useAds()
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<NegativeKeywordRow | null>(null)
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const { data: groups } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  const places = [
    ...(campaigns?.data?.rows ?? []).flatMap(({ id, name, state }) =>
      state === 'removed' ? [] : [{ id: `campaign ${id}`, name }],
    ),
    ...(groups?.data?.rows ?? []).flatMap(({ id, name, campaignName, state }) =>
      state === 'removed' ? [] : [{ id: `ad_group ${id}`, name: `${campaignName}: ${name}` }],
    ),
  ]
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/negative-keywords', period))}>
      {({ rows, isCut, lists }) => (
        <Cards>
          <TabTable
            id="negative-keywords"
            title="Negative keywords"
            one="a negative keyword"
            tab={NEGATIVE_KEYWORDS_TAB}
            rows={rows}
            isCut={isCut}
            hasStates={false}
            actionsOf={(row) => [{ label: 'Remove', onPress: () => setRemoved(row) }]}
            aside={
              <Button variant="default" disabled={places.length === 0} onClick={() => setNew(true)}>
                Add negative keywords
              </Button>
            }
          />
          {lists.length > 0 && (
            <Card title="Lists">
              <FactList
                rows={lists.map(({ name, keywords, campaignIds }) => ({
                  label: name,
                  value: `${plural(keywords, 'keyword')}, ${plural(campaignIds.length, 'campaign')}`,
                }))}
              />
            </Card>
          )}
          {isNew && (
            <KeywordsDialog
              title="Add negative keywords"
              submit="Add the negative keywords"
              placeLabel="Campaign or ad group"
              places={places}
              changeOf={(place, keywords) => {
                const [level, levelId = ''] = place.split(' ')
                return {
                  kind: 'add_negative_keywords',
                  level: level === 'ad_group' ? 'ad_group' : 'campaign',
                  levelId,
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
