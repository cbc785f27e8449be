import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readMoney } from '#ads/amount.ts'
import { MESSAGES } from '#ads/messages.ts'
import { type Micros, moneyDecimals, microsOf } from '#core/ads/money.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { useAds } from '../ads-context.ts'

const TITLE = 'Your monthly limit'

/** Sets the most that a month may cost before Fettle pauses everything, or no limit. */
export function CeilingDialog({ onClose }: { onClose: () => void }) {
  const { answer, account } = useAds()
  const client = useQueryClient()
  const present = answer.ceiling?.amount ?? null
  const [typed, setTyped] = useState(present === null ? '' : moneyDecimals(microsOf(present)))
  const [problem, setProblem] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (amount: Micros | null) => callApi('PUT /ads/ceiling', { body: { amount } }),
    onSuccess: async ({ message }) => {
      onClose()
      showDone(message)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey, exact: true })
    },
    onError: (error) => setProblem(sentenceOf(error, 'amount')),
    meta: { toast: false },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readMoney(typed)
    const message = read.ok ? (microsOf(read.value) > 0n ? null : MESSAGES.amount) : read.message
    setProblem(message)
    if (read.ok && message === null) save.mutate(read.value)
  }
  return (
    <Dialog opened onClose={onClose} title={TITLE} size="lg">
      <form noValidate aria-label={TITLE} onSubmit={onSubmit}>
        <Fields>
          <p>
            When a month has cost this much, Fettle pauses all your campaigns and tells you. Google counts
            clicks a little late, so it can cost slightly more.
          </p>
          <TextInput
            label={`The most a month may cost (${account.currency})`}
            inputMode="decimal"
            value={typed}
            error={problem}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Fields>
        <CardFoot>
          {present === null ? (
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button variant="default" disabled={save.isPending} onClick={() => save.mutate(null)}>
              Take the limit away
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            Save the limit
          </Button>
        </CardFoot>
      </form>
    </Dialog>
  )
}
