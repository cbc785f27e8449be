import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import type { HandOverAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { handOverWords } from './hand-over-words.ts'
import { refreshHandOvers } from './refresh-hand-overs.ts'

/** The hand-over links: whether they were used, and a button to end each. */
export function HandOverList({ given }: { given: readonly HandOverAnswer[] }) {
  if (given.length === 0) return null
  return (
    <Stack component="ul" aria-label="Links you’ve shared">
      {given.map((one) => (
        <Row key={one.id} given={one} />
      ))}
    </Stack>
  )
}

function Row({ given }: { given: HandOverAnswer }) {
  const { timeZone } = useMe()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => callApi('DELETE /hand-overs/{id}', { params: { id: given.id } }),
    onSuccess: () => refreshHandOvers(client),
  })
  const { state, sent, use, isLive } = handOverWords(given, new Date(), timeZone)
  return (
    <li>
      <b>{given.title}</b>
      <p>{[state, sent, use].filter((sentence) => sentence !== '').join(' ')}</p>
      {isLive && (
        <Button variant="subtle" size="sm" disabled={end.isPending} onClick={() => end.mutate()}>
          End this link
        </Button>
      )}
    </li>
  )
}
