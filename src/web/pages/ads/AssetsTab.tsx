import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { levelPlaces } from '#ads/places.ts'
import { assetsTab, assetText } from '#ads/tabs/assets.ts'
import type { AssetRow } from '#core/ads/rows.ts'
import type { AssetType } from '#core/ads/states.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const AssetDialog = laterDialog(async () => (await import('./dialogs/AssetDialog.tsx')).AssetDialog)
const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)

/** Sitelinks and callouts: create them, and remove those that were not created here. */
export function AssetsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => assetsTab(account), [account])
  const [added, setAdded] = useState<AssetType | null>(null)
  const [removed, setRemoved] = useState<AssetRow | null>(null)
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const { data: groups } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/assets', period))}>
      {({ rows, isCut }) => (
        <>
          <Note tone="info" lead="Google shows sitelinks once a place has 2, in video ads too.">
            4 or more are better. To edit or pause an asset, or to remove one that you created here, open
            “Assets” on ads.google.com.
          </Note>
          <TabTable
            id="assets"
            title="Assets"
            one="an asset"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={(row) =>
              row.state === 'removed' || row.isMadeHere
                ? []
                : [{ label: 'Remove', onPress: () => setRemoved(row) }]
            }
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
          {removed && (
            <RemoveDialog
              name={assetText(removed)}
              change={{ kind: 'remove_asset', id: removed.id, level: removed.level, type: removed.type }}
              onClose={() => setRemoved(null)}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
