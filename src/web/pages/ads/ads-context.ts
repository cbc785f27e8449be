import { createContext, useContext } from 'react'
import type { AdsPeriod } from '#core/ads/dates.ts'
import type { AdsAccountFacts } from '#core/ads/rows.ts'
import type { AdsOverview } from '#web/app/queries/ads-queries.ts'

/** The account that all tabs show, and the chosen dates. */
export interface AdsPlace {
  answer: AdsOverview
  account: AdsAccountFacts
  /** The day in the account's time zone. */
  today: string
  period: AdsPeriod
  onPeriod: (period: AdsPeriod) => void
}

export const AdsContext = createContext<AdsPlace | null>(null)

/** Inside of the ads area only. */
export function useAds(): AdsPlace {
  const place = useContext(AdsContext)
  if (place === null) throw new Error('There is no ads account here')
  return place
}
