import { useSessionStorage } from '@mantine/hooks'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { currencyName } from '#ads/money-words.ts'
import { ADS_PERIODS, type AdsPeriod, USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import type { AdsAccountFacts } from '#core/ads/rows.ts'
import { ADS_TABS, type AdsTab } from '#core/ads/tabs.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { type AdsOverview, adsQuery, adsRowsQuery, TAB_ROWS } from '#web/app/queries/ads-queries.ts'
import { AdsHead, TabsNotes } from '#web/kit/ads/AdsHead.tsx'
import { TabsOrPicker } from '#web/kit/ads/TabsOrPicker.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { AdsContext, useAds } from './ads-context.ts'
import { DatesField } from './DatesField.tsx'
import { MonthStrip } from './Month.tsx'
import { NoAccount } from './NoAccount.tsx'
import { NewCampaignLink } from './NewCampaignLink.tsx'
import { StandingNote } from './StandingNote.tsx'

/** Each tab is loaded when it is opened: nobody needs all dialogs at once. */
const TABS: Readonly<Record<AdsTab, ComponentType>> = {
  home: lazy(async () => ({ default: (await import('./HomeTab.tsx')).HomeTab })),
  campaigns: lazy(async () => ({ default: (await import('./CampaignsTab.tsx')).CampaignsTab })),
  'ad-groups': lazy(async () => ({ default: (await import('./AdGroupsTab.tsx')).AdGroupsTab })),
  'portfolio-strategies': lazy(async () => ({
    default: (await import('./StrategiesTab.tsx')).StrategiesTab,
  })),
  assets: lazy(async () => ({ default: (await import('./AssetsTab.tsx')).AssetsTab })),
  keywords: lazy(async () => ({ default: (await import('./KeywordsTab.tsx')).KeywordsTab })),
  'search-terms': lazy(async () => ({ default: (await import('./SearchTermsTab.tsx')).SearchTermsTab })),
  'negative-keywords': lazy(async () => ({
    default: (await import('./NegativeKeywordsTab.tsx')).NegativeKeywordsTab,
  })),
}
const PLACES = ADS_TABS.map(({ path, title }) => ({ href: path, label: title }))

/** The owner's Google Ads on eight tabs. */
export function AdsPage() {
  usePageTitle('Ads')
  return (
    <Loaded query={useQuery(adsQuery)} skeleton={<ListSkeleton groups={1} rows={8} />} isPage>
      {(answer) => <Shown answer={answer} />}
    </Loaded>
  )
}

function Shown({ answer }: { answer: AdsOverview }) {
  const { pathname } = useLocation()
  const [period, setPeriod] = useSessionStorage<AdsPeriod>({
    key: 'fettle-ads-dates',
    defaultValue: USUAL_ADS_PERIOD,
    getInitialValueInEffect: false,
    deserialize: (kept) => ADS_PERIODS.find((one) => one === kept) ?? USUAL_ADS_PERIOD,
    serialize: (one) => one,
  })
  const { account, today, mode } = answer
  if (account === null || today === null) return <NoAccount answer={answer} />
  const tab = ADS_TABS.find(({ path }) => path === pathname) ?? ADS_TABS[0]
  return (
    <AdsContext value={{ answer, account, today, period, onPeriod: setPeriod }}>
      <AdsHead title="Ads" lead={leadOf(answer, account)}>
        {tab.id === 'home' && <DatesField />}
        {(tab.id === 'home' || tab.id === 'campaigns') && <NewCampaignLink isMain={tab.id === 'campaigns'} />}
      </AdsHead>
      <TabsNotes>
        {mode === 'sample' && <SampleBanner />}
        <StandingNote answer={answer} />
      </TabsNotes>
      <TabsOrPicker label="Ads" places={PLACES} here={tab.path} />
      <Cards>
        {tab.id !== 'home' && <MonthStrip />}
        <OpenTab key={tab.id} id={tab.id} />
      </Cards>
    </AdsContext>
  )
}

/** Its rows are asked for while its script is. */
function OpenTab({ id }: { id: AdsTab }) {
  const { period } = useAds()
  usePrefetchQuery(adsRowsQuery(TAB_ROWS[id], period))
  const Tab = TABS[id]
  return (
    <Suspense fallback={<ListSkeleton groups={1} rows={8} />}>
      <Tab />
    </Suspense>
  )
}

function leadOf({ mode }: AdsOverview, { name, currency, isTest }: AdsAccountFacts): string {
  const amounts = `${name}. All amounts in ${currencyName(currency)}.`
  if (mode === 'sample') return `${amounts} What you change here stays in the sample.`
  return isTest ? `${amounts} A test account: its ads are shown to nobody.` : amounts
}
