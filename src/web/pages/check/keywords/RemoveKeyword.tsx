import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import type { KeywordAnswer } from '#web/app/queries/keyword-queries.ts'

/** Removes a keyword with all of its places. */
export function RemoveKeyword({ check, keyword }: { check: string; keyword: KeywordAnswer }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE /keyword-lookups/{id}', { params: { id: keyword.id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['check', check] })
    },
  })
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={isPending}
      aria-label={`Remove ${keyword.keyword}`}
      onClick={() => mutate()}
    >
      Remove
    </Button>
  )
}
