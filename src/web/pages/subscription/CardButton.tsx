import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'

/** Opens the payment service's page for changing the card. */
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
