import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { campaignsWithFewSitelinks, hasSitelinksOfAdGroups } from '#ads/few-sitelinks.ts'
import { nameOfDraft, draftStepWords } from '#ads/tabs/campaigns-and-drafts.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import type { AdsPeriod } from '#core/ads/dates.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { plural } from '#core/words.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { ToDoRow } from '#web/kit/ads/ToDoRow.tsx'
import { ButtonLink } from '#web/kit/link/ButtonLink.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { useAds } from './ads-context.ts'
import { draftHref } from './draft-href.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { nothingRunningWords } from './nothing-running-words.ts'

const { sitelinksToShow, sitelinksAdvised } = ADS_LIMITS

/** What the owner is asked to look at, the costliest first: what was reached or found, what is not known, what is not finished. */
export function NeedsDoing({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  const { answer, period } = useAds()
  const few = useFewSitelinks(campaigns, period)
  const isAnyRunning = campaigns.some(({ state }) => state === 'enabled')
  const rows = [
    ...answer.notices.map((one) => <NoticeRow key={one.id} told={one} campaigns={campaigns} />),
    ...(answer.unknown === 0 ? [] : [<UnknownRow key="unknown" count={answer.unknown} />]),
    ...answer.drafts.map((draft) => (
      <ToDoRow
        key={draft.id}
        tone="info"
        title={`Finish “${nameOfDraft(draft)}”`}
        why={`A draft at ${draftStepWords(draft.step)}. It costs nothing until you start it.`}
      >
        <Button component={LinkTo} href={draftHref(draft.id)} size="sm">
          Go on
        </Button>
      </ToDoRow>
    )),
    ...(isAnyRunning || (campaigns.length === 0 && answer.drafts.length > 0)
      ? []
      : [
          campaigns.length === 0 ? (
            <NoCampaignRow key="none" />
          ) : (
            <NothingRunningRow key="nothing" campaigns={campaigns} />
          ),
        ]),
    ...few.map(({ id, name, sitelinks }) => (
      <ToDoRow
        key={id}
        tone="warning"
        title={`“${name}” has ${plural(sitelinks, 'sitelink')}`}
        why={`Google shows them from ${sitelinksToShow} up. ${sitelinksAdvised} or more are better.`}
      >
        <ButtonLink href="/ads/assets">Add sitelinks</ButtonLink>
      </ToDoRow>
    )),
  ]
  return (
    <Card look="flush" title="What needs doing">
      <Rows>
        {rows.length > 0 ? (
          rows
        ) : (
          <ToDoRow
            tone="success"
            title="Nothing needs doing"
            why="We look at what your ads cost and bring every week, and tell you here."
          />
        )}
      </Rows>
    </Card>
  )
}

/** None until everything that it needs was read. */
function useFewSitelinks(campaigns: readonly CampaignRow[], period: AdsPeriod) {
  const { data: assets } = useQuery(adsRowsQuery('GET /ads/assets', period))
  const read = assets?.data ?? null
  const enabled = read !== null && hasSitelinksOfAdGroups(read.rows)
  const { data: adGroups } = useQuery({ ...adsRowsQuery('GET /ads/ad-groups', period), enabled })
  if (read === null) return []
  const groups = adGroups?.data?.isCut === false ? adGroups.data.rows : null
  return campaignsWithFewSitelinks({ campaigns, assets: read, adGroups: groups })
}

const UnknownRow = ({ count }: { count: number }) => (
  <ToDoRow
    tone="review"
    title={`Google hasn’t said whether it made ${plural(count, 'change')}`}
    why="We’re looking in your account until we know. Please don’t make it again."
  >
    <ButtonLink href="/ads/activity">See your changes</ButtonLink>
  </ToDoRow>
)

const NoCampaignRow = () => (
  <ToDoRow
    tone="info"
    title="You have no campaign yet"
    why="It takes five steps to write one, and costs nothing until you start it."
  >
    <ButtonLink href="/ads/campaigns/new">Write your first one</ButtonLink>
  </ToDoRow>
)

const NothingRunningRow = ({ campaigns }: { campaigns: readonly CampaignRow[] }) => (
  <ToDoRow tone="info" title="None of your campaigns is running" why={nothingRunningWords(campaigns)}>
    <ButtonLink href="/ads/campaigns">See your campaigns</ButtonLink>
  </ToDoRow>
)
