import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { currencyName } from '#ads/money-words.ts'
import { ADS_PERIODS, type AdsPeriod, USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { ADS_TABS, type AdsTab } from '#core/ads/tabs.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { type AdsOverview, adsQuery } from '#web/app/queries/ads-queries.ts'
import { TabsOrPicker } from '#web/kit/ads/TabsOrPicker.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { AdsContext } from './ads-context.ts'
import { MonthStrip } from './Month.tsx'

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
const CHECK = '/visibility/google-ads'

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
  if (account === null || today === null)
    return (
      <>
        <PageHead title="Ads" lead="Your Google Ads, with what they cost." />
        <StateCard
          kind="empty"
          title="Connect your ads account"
          actions={<LinkTo href={CHECK}>Connect Google Ads</LinkTo>}
        >
          Then you see here what your ads cost and bring, and can change them.
        </StateCard>
      </>
    )
  const tab = ADS_TABS.find(({ path }) => path === pathname) ?? ADS_TABS[0]
  const Tab = TABS[tab.id]
  return (
    <AdsContext value={{ answer, account, today, period, onPeriod: setPeriod }}>
      <PageHead
        title="Ads"
        lead={`${account.name}. All amounts in ${currencyName(account.currency)}.${account.isTest ? ' A test account: its ads are shown to nobody.' : ''}`}
      />
      {mode === 'sample' && <SampleBanner />}
      <TabsOrPicker label="Ads" places={PLACES} here={tab.path} />
      <Cards>
        {tab.id !== 'home' && <MonthStrip />}
        <Suspense fallback={<ListSkeleton groups={1} rows={8} />}>
          <Tab key={tab.id} />
        </Suspense>
      </Cards>
    </AdsContext>
  )
}
