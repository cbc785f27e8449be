import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownMessage } from '../../../app/admin-queries.ts'
import { callApi } from '../../../app/client.ts'
import { showDone } from '../../../app/toasts.ts'
import { CardFoot } from '../../../kit/forms/CardFoot.tsx'

type Next = 'open' | 'closed' | 'spam'

const LABELS: Readonly<Record<Next, string>> = {
  open: 'Take it up again',
  closed: 'Put it aside',
  spam: 'It’s spam',
}

/** Closes a message, or opens it again. */
export function StateButtons({ shown: { id, state } }: { shown: Pick<ShownMessage, 'id' | 'state'> }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (next: Next) =>
      callApi('PUT /admin/messages/{id}/state', { params: { id }, body: { state: next } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const ways: readonly Next[] = state === 'open' ? ['spam', 'closed'] : ['open']
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
