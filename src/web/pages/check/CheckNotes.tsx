import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { answeredWithWords } from '#web/shared/results/words.ts'
import { alsoCountsFor } from '#plan/asked-once.ts'

/** Notes about a check: a running scan, the owner's override and how to remove it. */
export function CheckNotes({ check, answer }: { check: string; answer: CheckAnswer }) {
  const { scan, override, pastOverrides, item, answeredWith } = answer
  const { alsoSettles = [] } = item ?? {}
  const undo = useUndo(check)
  const ended = override === null && item?.state !== 'completed' ? pastOverrides[0] : undefined
  const hasEnded = ended?.isExplained === true
  const isShared = answeredWith !== null || alsoSettles.length > 0
  const isQuiet = scan === null && override === null && !hasEnded && !isShared
  return (
    <Stack role="status" mt={isQuiet ? 0 : 'md'}>
      {scan !== null && (
        <Note tone="waiting" lead="We’re looking at this now.">
          The new result will show up here.
        </Note>
      )}
      {override !== null && (
        <Note tone="not_relevant" lead={override.words}>
          {override.note !== '' && `Your note: “${override.note}”. `}
          <Button variant="subtle" size="sm" disabled={undo.isPending} onClick={() => undo.mutate()}>
            Undo
          </Button>
        </Note>
      )}
      {answeredWith !== null && (
        <Note tone="more_info" lead={answeredWithWords(answeredWith)}>
          <LinkTo href={answeredWith.link}>Open {answeredWith.title}</LinkTo>
        </Note>
      )}
      {alsoSettles.length > 0 && <Note tone="more_info">{alsoCountsFor(alsoSettles)}</Note>}
      {hasEnded && <Note tone="info">{ended.words}</Note>}
    </Stack>
  )
}

function useUndo(check: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('DELETE /checks/{id}/override', { params: { id: check } }),
    onSuccess: () => client.invalidateQueries(),
  })
}
