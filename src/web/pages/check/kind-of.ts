import { isLeftOut } from '#core/left-out.ts'
import type { Result } from '#web/app/queries/result-queries.ts'

/** What a result needs from its page: steps to do, questions to answer, keeping it good, another try, or nothing. */
export type ResultKind = 'work' | 'question' | 'good' | 'unchecked' | 'not-relevant' | 'left-out'

type Shown = Pick<Result, 'greyKind' | 'applicable' | 'goldStar' | 'status' | 'reasonCode'>

/** What a result needs, by its grey and by whether the check applies, could look and can be done here. */
export function resultKindOf(result: Shown): ResultKind {
  const { greyKind, applicable, goldStar, reasonCode } = result
  if (!applicable || greyKind === 'not_relevant') return 'not-relevant'
  if (isLeftOut(result)) return 'left-out'
  // The breach check asks and fails with the same status; only the latter has a reason.
  if (greyKind === 'unable' || (greyKind === 'more_info' && reasonCode !== null)) return 'unchecked'
  if (greyKind === 'more_info') return 'question'
  return goldStar ? 'good' : 'work'
}
