import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdsChange } from '#core/ads/changes.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone, showProblem } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'

/** Changes something in the ads account, says how it went, and reads again what was shown. */
export function useChange(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: AdsChange) => callApi('POST /ads/changes', { body: { change } }),
    onSuccess: async ({ message }) => {
      onDone?.()
      showDone(message)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    onError: (error) => showProblem(sentenceOf(error)),
    meta: { toast: false },
  })
}
