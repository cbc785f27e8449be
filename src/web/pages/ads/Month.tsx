import { Button } from '@mantine/core'
import { moneyText } from '#ads/money-words.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { CeilingCard, CeilingStrip } from '#web/kit/ads/Ceiling.tsx'
import { useAds } from './ads-context.ts'
import { monthName } from './dates-words.ts'
import { useChange } from './use-change.ts'

/** What is said of the account's month; `null` while it is not known. */
function useMonth() {
  const { answer, account, today } = useAds()
  if (answer.month === null) return null
  const { most, aDay, running, cost } = answer.month
  const [mostMicros, spent] = [microsOf(most), microsOf(cost)]
  const text = (amount: bigint) => moneyText(amount, account.currency)
  return {
    running,
    aDay: text(microsOf(aDay)),
    shown: {
      month: monthName(today),
      most: text(mostMicros),
      spent: text(spent),
      left: text(mostMicros > spent ? mostMicros - spent : 0n),
      share: mostMicros === 0n ? 0 : Number(spent) / Number(mostMicros),
    },
  }
}

/** The most that the month can cost, with the button that stops everything. */
export function MonthCard({ running }: { running: readonly CampaignRow[] }) {
  const month = useMonth()
  const change = useChange()
  if (month === null) return null
  return (
    <CeilingCard {...month.shown}>
      <p>
        {month.aDay} a day for the {month.running} that are running, times 30.4. You won’t be charged more,
        and you can stop at any time.
      </p>
      {running.length > 0 && (
        <Button
          variant="subtle"
          loading={change.isPending}
          onClick={() =>
            change.mutate({ kind: 'set_campaign_state', ids: running.map(({ id }) => id), state: 'paused' })
          }
        >
          Pause all ads
        </Button>
      )}
    </CeilingCard>
  )
}

/** The same above a table. */
export function MonthStrip() {
  const month = useMonth()
  return month && <CeilingStrip {...month.shown}>{month.running} are running.</CeilingStrip>
}
