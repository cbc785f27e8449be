import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ChangedAccount } from '#ads/change-values.ts'
import type { Contract } from '#api/contract/contract.ts'
import { adsRowsQuery, DEMOGRAPHICS_KEY } from '#web/app/queries/ads-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { useAds } from './ads-context.ts'

/** What the browser knows of the account, so that a form says what is wrong before it is sent. What is not read here is checked when it is sent. */
export function useKnownAccount(): () => ChangedAccount {
  const client = useQueryClient()
  const { answer, account, today, period } = useAds()
  const { website } = useMe()
  return () => {
    const negatives = client.getQueryData(adsRowsQuery('GET /ads/negative-keywords', period).queryKey)?.data
    return {
      currency: account.currency,
      today,
      // The sample business' ads may lead anywhere that the owner tries.
      websiteHost: answer.mode === 'sample' ? null : (website?.host ?? null),
      country: null,
      campaigns: client.getQueryData(adsRowsQuery('GET /ads/campaigns', period).queryKey)?.data?.rows ?? null,
      adGroups: client.getQueryData(adsRowsQuery('GET /ads/ad-groups', period).queryKey)?.data?.rows ?? null,
      demographics: shownDemographics(client),
      keywords: client.getQueryData(adsRowsQuery('GET /ads/keywords', period).queryKey)?.data?.rows ?? null,
      assets: client.getQueryData(adsRowsQuery('GET /ads/assets', period).queryKey)?.data?.rows ?? null,
      strategies:
        client.getQueryData(adsRowsQuery('GET /ads/strategies', period).queryKey)?.data?.rows ?? null,
      negativeKeywords: negatives?.rows ?? null,
      negativeLists: negatives?.lists ?? null,
    }
  }
}

/** Of the ad groups whose dialogs were opened. */
function shownDemographics(client: QueryClient): ChangedAccount['demographics'] {
  const answers = client.getQueriesData<Contract['GET /ads/demographics']['answer']>({
    queryKey: DEMOGRAPHICS_KEY,
  })
  const shown = answers.flatMap(([, answer]) => (answer?.data ? [answer.data.rows] : []))
  return shown.length === 0 ? null : shown.flat()
}
