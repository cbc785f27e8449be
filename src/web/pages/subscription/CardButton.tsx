import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'

/** Leads to where the card is changed. */
export function CardButton({ isDue }: { isDue: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /subscription/card'),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <Button variant={isDue ? 'filled' : 'default'} loading={isPending} onClick={() => mutate()}>
      Change my card
    </Button>
  )
}
