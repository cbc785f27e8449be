import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import type { Result } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'

interface ConfirmHandleProps {
  check: string
  connection: Connection
  newest: Result
}

/** Asks whether a connected account is the owner's, when it has another name than the owner gave. Nothing for any other account. */
export function ConfirmHandle({ check, connection, newest }: ConfirmHandleProps) {
  const { service, title, account } = connection
  const client = useQueryClient()
  const { otherHandle, handle } = newest.facts
  const confirm = useMutation({
    mutationFn: (confirmed: string) =>
      callApi('PUT /connections/{service}/choices', {
        params: { service },
        body: { choices: { handle: confirmed } },
      }),
    onSuccess: async ({ message }) => {
      showDone(message)
      await client.invalidateQueries({ queryKey: ['check', check] })
    },
  })
  if (typeof otherHandle !== 'string' || typeof handle !== 'string') return null
  const name = account === null ? otherHandle : `${account} (${otherHandle})`
  return (
    <Card title={`Is ${otherHandle} yours?`}>
      <Stack gap="md" align="flex-start">
        <p>
          You told us {handle}, and connected {name} on {title}. If it’s yours, say so, and we go by it. If it
          isn’t, choose another one in <LinkTo href="/profile/online-presence">Online presence</LinkTo>.
        </p>
        <Button
          variant="default"
          loading={confirm.isPending}
          onClick={() => confirm.mutate(otherHandle)}
        >{`Yes, ${otherHandle} is ours`}</Button>
      </Stack>
    </Card>
  )
}
