import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SettableMessageState } from '#core/messages/message-states.ts'
import type { ShownMessage } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'

const LABELS: Readonly<Record<SettableMessageState, string>> = {
  open: 'Take it up again',
  closed: 'Put it aside',
  spam: 'It’s spam',
}

/** Closes a message, marks it as spam, or opens it again. */
export function StateButtons({ shown: { id, state } }: { shown: Pick<ShownMessage, 'id' | 'state'> }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (next: SettableMessageState) =>
      callApi('PUT /admin/messages/{id}/state', { params: { id }, body: { state: next } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const ways: readonly SettableMessageState[] = state === 'open' ? ['spam', 'closed'] : ['open']
  return (
    <CardFoot>
      {ways.map((next) => (
        <Button key={next} variant="default" disabled={change.isPending} onClick={() => change.mutate(next)}>
          {LABELS[next]}
        </Button>
      ))}
    </CardFoot>
  )
}
