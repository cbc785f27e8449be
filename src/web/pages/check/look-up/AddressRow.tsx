import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import type { LookedUpAddress } from '#web/app/queries/look-up-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ActionRow } from '#web/kit/forms/ActionRow.tsx'
import { IconMail } from '#web/kit/icons.ts'
import { addressWords } from './address-words.ts'

/** One address, what is known of it, and its removal. */
export function AddressRow({ check, address }: { check: string; address: LookedUpAddress }) {
  const client = useQueryClient()
  const { timeZone } = useMe()
  const { id, email } = address
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE /breach-lookups/{id}', { params: { id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['check', check] })
    },
  })
  return (
    <ActionRow icon={IconMail} title={email} detail={addressWords(address, new Date(), timeZone)}>
      <Button
        variant="subtle"
        size="sm"
        loading={isPending}
        aria-label={`Remove ${email}`}
        onClick={() => mutate()}
      >
        Remove
      </Button>
    </ActionRow>
  )
}
