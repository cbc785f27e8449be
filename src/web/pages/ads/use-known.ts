import { useQueryClient } from '@tanstack/react-query'
import { type KnownAdsAccount, NOTHING_READ } from '#ads/known-account.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { useAds } from './ads-context.ts'

/** What the browser knows of the account, so that a form says what is wrong before it is sent. What is not read here is checked when it is sent. */
export function useKnown(): () => KnownAdsAccount {
  const client = useQueryClient()
  const { account, today, period } = useAds()
  const { website } = useMe()
  return () => ({
    ...NOTHING_READ,
    currency: account.currency,
    today,
    websiteHost: website?.host ?? null,
    country: null,
    campaigns: client.getQueryData(adsRowsQuery('GET /ads/campaigns', period).queryKey)?.data?.rows ?? null,
    adGroups: client.getQueryData(adsRowsQuery('GET /ads/ad-groups', period).queryKey)?.data?.rows ?? null,
  })
}
