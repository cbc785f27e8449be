import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { assetsTab } from '#ads/tabs/assets.ts'
import type { AssetType } from '#core/ads/states.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from './ads-context.ts'
import { AssetDialog } from './dialogs/AssetDialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const ACCOUNT = { level: 'account' as const, levelId: null, name: 'The whole account' }

/** Sitelinks and callouts. */
export function AssetsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => assetsTab(account), [account])
  const [added, setAdded] = useState<AssetType | null>(null)
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const { data: groups } = useQuery(adsRowsQuery('GET /ads/ad-groups', period))
  const places = [
    ACCOUNT,
    ...(campaigns?.data?.rows ?? []).flatMap(({ id, name, state }) =>
      state === 'removed' ? [] : [{ level: 'campaign' as const, levelId: id, name }],
    ),
    ...(groups?.data?.rows ?? []).flatMap(({ id, name, campaignName, state }) =>
      state === 'removed'
        ? []
        : [{ level: 'ad_group' as const, levelId: id, name: `${campaignName}: ${name}` }],
    ),
  ]
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/assets', period))}>
      {({ rows, isCut }) => (
        <>
          <Note tone="info" lead="Google shows sitelinks from 2 up.">
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
            actionsOf={() => []}
            aside={
              <>
                <Button variant="default" onClick={() => setAdded('sitelink')}>
                  New sitelink
                </Button>
                <Button variant="default" onClick={() => setAdded('callout')}>
                  New callout
                </Button>
              </>
            }
          />
          {added !== null && <AssetDialog type={added} places={places} onClose={() => setAdded(null)} />}
        </>
      )}
    </TabRowsLoaded>
  )
}
