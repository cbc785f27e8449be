import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangedAccount, seenValues } from '#ads/change-values.ts'
import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure, sentenceOf } from '#web/app/calls/failure.ts'
import { showDone, showProblem } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { useKnownAccount } from './use-known-account.ts'

/** Why a change was not made. */
export interface ChangeFailure {
  message: string
  /** Messages for the fields of a form. */
  fields: Readonly<Record<string, string>>
  /** It was changed elsewhere since it was shown here. */
  isStale: boolean
}

interface ChangeOptions {
  /** The account as a form showed it when it was opened; absent: as it is shown now. */
  shown?: ChangedAccount | null
  /** Shows a failure in its place; absent: in a toast. */
  onFailure?: (failure: ChangeFailure) => void
  /** Said after the message that it worked. */
  note?: string
}

/** Changes something in the ads account, says how it went, and reads again what was shown. */
export function useChange(onDone?: () => void, { shown = null, onFailure, note = '' }: ChangeOptions = {}) {
  const client = useQueryClient()
  const known = useKnownAccount()
  const seenOf = (change: AdsChange) => seenValues(change, shown ?? known())
  return useMutation({
    mutationFn: (change: AdsChange) =>
      callApi('POST /ads/changes', { body: { change, seen: seenOf(change) } }),
    onSuccess: async ({ message }) => {
      onDone?.()
      showDone(note === '' ? message : `${message}\n${note}`)
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    onError: async (error, change) => {
      const failure = await failureOf(error, { seen: seenOf(change) ?? {}, currency: known().currency })
      if (onFailure) onFailure(failure)
      else showProblem(failure.message)
      // What is not known to be made yet is listed, and what was changed elsewhere is shown as it is now.
      await client.invalidateQueries({ queryKey: adsQuery.queryKey })
    },
    meta: { toast: false },
  })
}

async function failureOf(
  error: Error,
  { seen, currency }: { seen: Readonly<Record<string, string | null>>; currency: string },
): Promise<ChangeFailure> {
  const fields = error instanceof CallFailure ? error.fields : {}
  const current = error instanceof CallFailure ? await valuesIn(error.body.current) : null
  if (current === null) return { message: sentenceOf(error), fields, isStale: false }
  const { changedMeanwhile } = await import('#ads/value-words.ts')
  return { message: changedMeanwhile(seen, current, currency), fields, isStale: true }
}

/** The values that a refusal says are there now; `null` where it says none. The schema is loaded with the first refusal that does. */
async function valuesIn(current: unknown): Promise<AdsValues | null> {
  if (current === undefined) return null
  const { adsValues } = await import('#core/ads/activity.ts')
  return adsValues.safeParse(current).data ?? null
}
