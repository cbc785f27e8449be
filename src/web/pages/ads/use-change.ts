import { useMutation, useQueryClient } from '@tanstack/react-query'
import { movedValues, readAdsValues, seenValues } from '#ads/seen-values.ts'
import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure, sentenceOf } from '#web/app/calls/failure.ts'
import { showDone, showProblem } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { useKnown } from './use-known.ts'

interface ChangeOptions {
  onDone?: () => void
  /** What the form showed when it was opened; by default what the page shows now. */
  seenOf?: (change: AdsChange) => AdsValues | undefined
  /** Said after the message that it worked. */
  note?: string
}

/** Changes something in the ads account, says how it went, and reads again what was shown. */
export function useChange({ onDone, seenOf, note = '' }: ChangeOptions = {}) {
  const client = useQueryClient()
  const { account } = useAds()
  const known = useKnown()
  const seenIn = seenOf ?? ((change: AdsChange) => seenValues(change, known()))
  return useMutation({
    mutationFn: (change: AdsChange) =>
      callApi('POST /ads/changes', { body: { change, seen: seenIn(change) } }),
    onSuccess: async ({ message }) => {
      onDone?.()
      showDone(note === '' ? message : `${message}\n${note}`)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    onError: (error, change) => {
      const moved = movedSince(error, seenIn(change) ?? {}, account.currency)
      showProblem([sentenceOf(error), ...moved].join('\n'))
      // It is not as this page shows it.
      if (error instanceof CallFailure && [409, 422].includes(error.status))
        void client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    meta: { toast: false },
  })
}

/** What became different since the page was opened, where that is why a change was refused. */
export function movedSince(error: unknown, seen: AdsValues, currency: string): string[] {
  if (!(error instanceof CallFailure) || error.body.code !== 'changed_elsewhere') return []
  return movedValues(seen, readAdsValues(error.body.current), currency)
}
