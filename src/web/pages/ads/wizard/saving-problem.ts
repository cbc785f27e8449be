import { z } from 'zod'
import { campaignDraft } from '#core/ads/draft-schema.ts'
import { WIZARD_STEPS } from '#core/ads/draft.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import type { SavingProblem } from './draft-keeper.ts'

/** What a draft holds, wherever it is kept. */
export const draftContent = z.object({ step: z.enum(WIZARD_STEPS), form: campaignDraft })
const kept = draftContent.extend({ id: z.string(), version: z.number() })

/** What a failed save says of the draft. */
export function savingProblem(error: unknown): SavingProblem {
  if (!(error instanceof CallFailure)) return { kind: 'unanswered' }
  const { status, body, message } = error
  if (status === 404) return { kind: 'gone' }
  const theirs = kept.safeParse(body.current)
  if (status === 409 && theirs.success) return { kind: 'changed', theirs: theirs.data }
  // An earlier try with the same key is not answered yet: what becomes of it is not known.
  if (status === 409 && body.code === 'still_working') return { kind: 'unanswered' }
  return status === 409 || status === 422 ? { kind: 'refused', message } : { kind: 'unanswered' }
}
