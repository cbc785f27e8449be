import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FixWords } from '#core/fix-text/field.ts'
import { callApi } from '#web/app/calls/client.ts'

/** Keeps what was typed in a fix, for every other piece, the profile and the business summary. */
export function useKeepFixWords(): (typed: FixWords) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (typed: FixWords) => callApi('PUT /fixes/words', { body: { words: { ...typed } } }),
    // One after the other, so that the last press is what is kept.
    scope: { id: 'fix-words' },
    onSuccess: () =>
      Promise.all(
        // The open form already shows what was typed.
        ['fixes', 'summary', 'profile'].map((first) =>
          client.invalidateQueries({ queryKey: [first], refetchType: 'none' }),
        ),
      ),
  })
  return mutate
}
