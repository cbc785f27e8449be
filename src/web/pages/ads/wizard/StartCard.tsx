import { Button } from '@mantine/core'
import { monthOf } from '#ads/check/amounts.ts'
import { moneyText } from '#ads/money-words.ts'
import { locationWords } from '#ads/wizard/draft-parts.ts'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { shortDate } from '#core/dates.ts'
import { BigAmount } from '#web/kit/ads/Findings.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { useChange } from '../use-change.ts'

interface StartCardProps {
  campaign: CampaignRow
  /** `null`: it was made elsewhere. */
  made: CampaignToCreate | null
  currency: string
}

/** What the campaign can cost, and the button that starts it. */
export function StartCard({ campaign: { id, state, budget, startDate }, made, currency }: StartCardProps) {
  const change = useChange()
  const daily = budget === null ? null : microsOf(budget.amount)
  const facts = [
    ...(daily === null ? [] : [{ label: 'A day', value: moneyText(daily, currency) }]),
    ...(made
      ? [
          { label: 'Where', value: made.locations.map(locationWords).join('; ') },
          { label: 'From', value: shortDate(made.startDate) },
          { label: 'To', value: made.endDate === null ? 'Until you pause it' : shortDate(made.endDate) },
        ]
      : []),
  ]
  return (
    <Card title="The most it can cost in a month">
      <Cards>
        {daily !== null && <BigAmount>{moneyText(monthOf(daily), currency)}</BigAmount>}
        <FactList rows={facts} />
        {state === 'paused' ? (
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ kind: 'set_campaign_state', ids: [id], state: 'enabled' })}
          >
            Start showing my ad
          </Button>
        ) : (
          <>
            <div role="status">
              <StateNote state={state} startDate={startDate} />
            </div>
            <LinkTo href="/ads/campaigns">See your campaigns</LinkTo>
          </>
        )}
        <p>
          Google charges you directly when people click, whether they stay or not. You won’t be charged more
          in a month than 30.4 times your daily budget, and you can stop at any time.
        </p>
      </Cards>
    </Card>
  )
}

/** What is true of a campaign that is not paused. */
function StateNote({ state, startDate }: Pick<CampaignRow, 'state' | 'startDate'>) {
  if (state === 'ended')
    return (
      <Note tone="warning" lead="This campaign has ended.">
        Its end date has passed, so nobody sees its ad.
      </Note>
    )
  return (
    <Note
      tone="success"
      lead={
        state === 'pending' && startDate !== null
          ? `Your ad starts on ${shortDate(startDate)}.`
          : 'Your ad is on.'
      }
    >
      Google checks it first, which usually takes less than a day. Changes may take several weeks to have an
      effect.
    </Note>
  )
}
