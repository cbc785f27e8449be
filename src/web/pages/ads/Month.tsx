import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { limitText, moneyText } from '#ads/money-words.ts'
import { monthName } from '#ads/notice-words.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { MonthMostCard, MonthMostStrip } from '#web/kit/ads/MonthMost.tsx'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { useChange } from './use-change.ts'

const CeilingDialog = laterDialog(async () => (await import('./dialogs/CeilingDialog.tsx')).CeilingDialog)

/** What is said of the account's month; `null` while it is not known. */
function useMonth() {
  const { answer, account, today } = useAds()
  if (answer.month === null) return null
  const { most, aDay, running, cost } = answer.month
  const spent = microsOf(cost)
  // What has run since the month began has cost what it has, whatever runs now.
  const mostMicros = spent > microsOf(most) ? spent : microsOf(most)
  const text = (amount: bigint) => moneyText(amount, account.currency)
  return {
    running,
    aDay: text(microsOf(aDay)),
    shown: {
      month: monthName(today),
      most: text(mostMicros),
      spent: text(spent),
      left: text(mostMicros - spent),
      share: mostMicros === 0n ? 0 : Number(spent) / Number(mostMicros),
    },
  }
}

/** What the owner's limit is, in a sentence. */
function useLimitWords(): string {
  const { answer, account, today } = useAds()
  if (answer.ceiling === null)
    return 'You can set a limit of your own: when a month has cost that much, Fettle pauses everything.'
  const limit = limitText(microsOf(answer.ceiling.amount), account.currency)
  return answer.ceiling.reachedIn === today.slice(0, 7)
    ? `Your limit of ${limit} was reached this month, so Fettle paused your campaigns.`
    : `Your limit is ${limit} a month: when it’s reached, Fettle pauses everything.`
}

/** The most that the month can cost, the owner's limit, and the button that stops everything. */
export function MonthCard({ running }: { running: readonly CampaignRow[] }) {
  const { answer } = useAds()
  const month = useMonth()
  const limit = useLimitWords()
  const change = useChange()
  const [isOpen, setOpen] = useState(false)
  if (month === null) return null
  return (
    <MonthMostCard {...month.shown}>
      <Stack gap="xs" align="flex-start">
        <p>
          {month.running === 0
            ? 'Nothing is running, so nothing more is charged.'
            : `${month.aDay} a day for the ${month.running} that ${month.running === 1 ? 'is' : 'are'} running, times 30.4. You won’t be charged more, and you can stop at any time.`}
        </p>
        <p>{limit}</p>
        <Group gap="xs">
          <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
            {answer.ceiling === null ? 'Set a limit' : 'Change the limit'}
          </Button>
          {running.length > 0 && (
            <Button
              variant="subtle"
              size="sm"
              loading={change.isPending}
              onClick={() =>
                change.mutate({
                  kind: 'set_campaign_state',
                  ids: running.map(({ id }) => id),
                  state: 'paused',
                })
              }
            >
              Pause all ads
            </Button>
          )}
        </Group>
      </Stack>
      {isOpen && <CeilingDialog onClose={() => setOpen(false)} />}
    </MonthMostCard>
  )
}

/** The same above a table. */
export function MonthStrip() {
  const month = useMonth()
  return (
    month && (
      <MonthMostStrip {...month.shown}>
        {month.running === 0 ? 'None is' : month.running === 1 ? '1 is' : `${month.running} are`} running.
      </MonthMostStrip>
    )
  )
}
