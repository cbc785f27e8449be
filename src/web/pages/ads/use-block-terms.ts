import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesToBlock } from '#ads/blocked-terms.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone, showProblem } from '#web/app/frames/toasts.ts'
import { adsQuery, adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { unblockedWords } from './unblocked-words.ts'

type Terms = Extract<AdsNotice, { kind: 'unfitting_terms' }>['terms']

/** Blocks search terms, one change for each campaign. After a failure another press adds only those that are missing. */
export function useBlockTerms(terms: Terms, onDone: () => void) {
  const client = useQueryClient()
  const { period } = useAds()
  return useMutation({
    mutationFn: async () => {
      const query = adsRowsQuery('GET /ads/negative-keywords', period)
      const { data } = await client.fetchQuery({ ...query, staleTime: 0 })
      // One after the other, so that it is known which were made.
      for (const change of changesToBlock(terms, data?.rows ?? []))
        await callApi('POST /ads/changes', { body: { change } })
    },
    onSuccess: () => {
      const problem = unblockedWords(terms)
      // The notice stays: what it names still costs money.
      if (problem !== null) {
        showProblem(problem)
        return
      }
      showDone('Blocked. They’re negative keywords now.')
      onDone()
    },
    onError: (error) => showProblem(sentenceOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: adsQuery.queryKey }),
    meta: { toast: false },
  })
}
