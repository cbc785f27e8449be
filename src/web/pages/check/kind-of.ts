import type { Result } from '#web/app/queries/result-queries.ts'

/** What a result needs from its page: steps to do, questions to answer, keeping it good, another try, or nothing. */
export type ResultKind = 'work' | 'question' | 'good' | 'unchecked' | 'not-relevant'

type Shown = Pick<Result, 'greyKind' | 'applicable' | 'goldStar'>

export function resultKindOf({ greyKind, applicable, goldStar }: Shown): ResultKind {
  if (!applicable || greyKind === 'not_relevant') return 'not-relevant'
  if (greyKind === 'unable') return 'unchecked'
  if (greyKind === 'more_info') return 'question'
  return goldStar ? 'good' : 'work'
}
