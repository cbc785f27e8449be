import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readMoney } from '#ads/amount.ts'
import { MESSAGES } from '#ads/messages.ts'
import { moneyText } from '#ads/money-words.ts'
import { type Micros, microsOf } from '#core/ads/money.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'

const MOST_TYPED = 100

interface CeilingOfferProps {
  /** `null`: none is set. */
  ceiling: Micros | null
  currency: string
}

/** Offers a most for all campaigns together, at which Fettle pauses everything. */
export function CeilingOffer({ ceiling, currency }: CeilingOfferProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const set = useMutation({
    mutationFn: (amount: Micros) => callApi('PUT /ads/ceiling', { body: { amount } }),
    onSuccess: async ({ message }) => {
      setTyped('')
      showDone(message)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    onError: (error) => setProblem(sentenceOf(error, 'amount')),
    meta: { toast: false },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readMoney(typed)
    const wrong = !read.ok || microsOf(read.value) <= 0n
    setProblem(wrong ? MESSAGES.amount : null)
    if (read.ok && !wrong) set.mutate(read.value)
  }
  const now = ceiling === null ? null : moneyText(microsOf(ceiling), currency)
  return (
    <Card
      title="A limit for the month"
      hint="When all your campaigns together have cost this much in a month, Fettle pauses them and tells you. Google reports its costs some hours late, so it can end a little above."
    >
      <form noValidate aria-label="A limit for the month" onSubmit={submit}>
        <TextInput
          label={`The most a month may cost (${currency})`}
          description={now === null ? 'None is set.' : `Now ${now}.`}
          inputMode="decimal"
          value={typed}
          maxLength={MOST_TYPED}
          error={problem}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <CardFoot>
          <Button type="submit" variant="default" loading={set.isPending}>
            Set the limit
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
