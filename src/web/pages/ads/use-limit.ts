import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readMoney } from '#ads/amount.ts'
import { MESSAGES } from '#ads/messages.ts'
import { type Micros, microsOf } from '#core/ads/money.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'

/** The form of the owner's monthly limit: what is typed, what is wrong with it once it was sent, and how it is saved. */
export function useLimit({ start, onSaved }: { start: string; onSaved: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(start)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (amount: Micros | null) => callApi('PUT /ads/ceiling', { body: { amount } }),
    onSuccess: async ({ message }) => {
      setTried(false)
      onSaved()
      showDone(message)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey, exact: true })
    },
    onError: (error) => setRefusal(sentenceOf(error, 'amount')),
    meta: { toast: false },
  })
  const read = readMoney(typed)
  const wrong = read.ok ? (microsOf(read.value) > 0n ? null : MESSAGES.amount) : read.message
  const type = (text: string) => {
    setTyped(text)
    setRefusal(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (read.ok && wrong === null) save.mutate(read.value)
  }
  return {
    typed,
    type,
    problem: (isTried ? wrong : null) ?? refusal,
    submit,
    isSaving: save.isPending,
    takeAway: () => save.mutate(null),
  }
}
