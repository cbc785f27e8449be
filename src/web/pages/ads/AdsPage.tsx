import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { currencyName } from '#ads/money-words.ts'
import { ADS_PERIODS, type AdsPeriod, USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import type { AdsAccountFacts } from '#core/ads/rows.ts'
import { ADS_TABS, type AdsTab } from '#core/ads/tabs.ts'
import { momentWords } from '#core/format/moment.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { type AdsOverview, adsQuery, adsRowsQuery, TAB_ROWS } from '#web/app/queries/ads-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { AdsHead, TabsNotes } from '#web/kit/ads/AdsHead.tsx'
import { TabsOrPicker } from '#web/kit/ads/TabsOrPicker.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { AdsContext, type AdsPlace } from './ads-context.ts'
import { DatesField } from './DatesField.tsx'
import { MonthStrip } from './Month.tsx'
import { NewCampaignLink } from './NewCampaignLink.tsx'

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
// Most who come here have an account that is connected: how one is connected is as much script as a tab.
const NoAccount = lazy(async () => ({ default: (await import('./NoAccount.tsx')).NoAccount }))
const StandingNote = lazy(async () => ({ default: (await import('./StandingNote.tsx')).StandingNote }))
const TAB_LINKS = ADS_TABS.map(({ path, title }) => ({ href: path, label: title }))

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
  const tab = ADS_TABS.find(({ path }) => path === pathname) ?? ADS_TABS[0]
  const { account, today, mode } = answer
  const place = useMemo(
    () => (account && today !== null ? { answer, account, today, period, onPeriod: setPeriod } : null),
    [answer, account, today, period, setPeriod],
  )
  if (place === null)
    return (
      <Suspense fallback={<ListSkeleton groups={1} rows={8} />}>
        <NoAccount answer={answer} />
      </Suspense>
    )
  const Tab = TABS[tab.id]
  return (
    <AdsContext value={place}>
      <AdsHead title="Ads" lead={<Lead place={place} tab={tab.id} />}>
        {tab.id === 'home' ? (
          <>
            <DatesField />
            <NewCampaignLink isMain={false} />
          </>
        ) : (
          tab.id === 'campaigns' && <NewCampaignLink isMain />
        )}
      </AdsHead>
      <TabsNotes>
        {mode === 'sample' && <SampleBanner />}
        {answer.state === 'needs_reconnect' && (
          <Suspense>
            <StandingNote />
          </Suspense>
        )}
      </TabsNotes>
      <TabsOrPicker label="Ads" tabs={TAB_LINKS} here={tab.path} />
      <Cards>
        {tab.id !== 'home' && <MonthStrip />}
        <Suspense fallback={<ListSkeleton groups={1} rows={8} />}>
          <Tab key={tab.id} />
        </Suspense>
      </Cards>
    </AdsContext>
  )
}

/**
 * Which account it is, and when Google gave what the open tab shows: `Read today, 7:40 pm.` Rows are so asked for while the tab's script is loaded, and
 * their arrival draws nothing else of the page.
 */
function Lead({ place: { answer, account, period }, tab }: { place: AdsPlace; tab: AdsTab }) {
  const { timeZone } = useMe()
  const { data } = useQuery(adsRowsQuery(TAB_ROWS[tab], period))
  const readAt = data?.asOf == null ? '' : ` Read ${momentWords(data.asOf, new Date(), timeZone)}.`
  return leadOf(answer, account, readAt)
}

function leadOf({ mode }: AdsOverview, { name, currency, isTest }: AdsAccountFacts, readAt: string): string {
  const amounts = `${name}. All amounts in ${currencyName(currency)}.${readAt}`
  if (mode === 'sample') return `${amounts} What you change here stays in the sample.`
  return isTest ? `${amounts} A test account: its ads are shown to nobody.` : amounts
}
