import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { levelPlaces } from '#ads/places.ts'
import { assetsTab } from '#ads/tabs/assets.ts'
import type { AssetType } from '#core/ads/states.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const AssetDialog = laterDialog(async () => (await import('./dialogs/AssetDialog.tsx')).AssetDialog)

const NO_ACTIONS = () => []

/** Sitelinks and callouts. */
export function AssetsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => assetsTab(account), [account])
  const [added, setAdded] = useState<AssetType | null>(null)
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const { data: groups } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/assets', period))}>
      {({ rows, isCut }) => (
        <>
          <Note tone="info" lead="Google shows sitelinks once a place has 2, in video ads too.">
            4 or more are better. To edit, pause or remove an asset, open “Assets” on ads.google.com.
          </Note>
          <TabTable
            id="assets"
            title="Assets"
            one="an asset"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={NO_ACTIONS}
            aside={
              <>
                <Button onClick={() => setAdded('sitelink')}>New sitelink</Button>
                <Button variant="default" onClick={() => setAdded('callout')}>
                  New callouts
                </Button>
              </>
            }
          />
          {added !== null && (
            <AssetDialog
              type={added}
              rows={rows}
              places={levelPlaces(campaigns?.data?.rows, groups?.data?.rows)}
              onClose={() => setAdded(null)}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
