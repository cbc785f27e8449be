import type { CheckAnswer, Result } from '#web/app/queries/result-queries.ts'
import { gotBetter } from './got-better.ts'
import { resultKindOf } from './kind-of.ts'
import { type Changed, whatChanged } from './what-changed.ts'

/** What was shown of a check at one moment. */
export type ShownCheck = Pick<CheckAnswer, 'steps'> & { newest: ShownResult }

type ShownResult = Pick<
  Result,
  | 'status'
  | 'tag'
  | 'display'
  | 'greyKind'
  | 'applicable'
  | 'goldStar'
  | 'reasonCode'
  | 'description'
  | 'blocks'
  | 'facts'
  | 'updatedAt'
>

/** What a rerun has changed, with its title. */
export interface WasAndNow {
  title: string
  /** What a better look has found beside it; `null`: nothing. */
  more: string | null
  isFixed: boolean
  was: ShownResult
  now: ShownResult
  changed: Pick<Changed, 'rows' | 'more' | 'areAllGone'>
}

export const FIXED_TITLE = 'That’s fixed. Nicely done.'
const NOTHING_LEFT_TITLE = 'That’s changed, and there’s nothing more for you to do'
const UNCHANGED_TITLE = 'Nothing has changed yet. A change can take up to an hour to show.'

/** Compares what was shown before a rerun with what is there now. `null`: there is nothing to say, or nothing was rerun here. */
export function checkedAgain(was: ShownCheck | null, now: ShownCheck): WasAndNow | null {
  if (was === null) return null
  const [before, kind] = [resultKindOf(was.newest), resultKindOf(now.newest)]
  if (kind === 'unchecked' || before === 'unchecked') return null
  const changed = whatChanged(was.newest, now.newest)
  const isFixed = kind === 'good' && before !== 'good'
  const hasRows = changed.rows.length > 0
  const compared = { was: was.newest, now: now.newest, changed, isFixed }
  if (isFixed) return { ...compared, title: FIXED_TITLE, more: null }
  const better = kind === 'work' ? gotBetter(compares(was), compares(now)) : null
  if (better !== null) return { ...compared, ...better }
  if (!changed.isOtherVerdict && !hasRows) {
    // What changed may have no row of its own; and a question or a good result waits for nothing.
    const isSame = kind === 'work' && changed.isSame && stepsOf(was) === stepsOf(now)
    return isSame ? { ...compared, title: UNCHANGED_TITLE, more: null } : null
  }
  // Only an account could tell more, and none can be connected here.
  if (kind === 'left-out' && before === 'work') return { ...compared, title: NOTHING_LEFT_TITLE, more: null }
  const isMoreToDo = kind === 'work' && hasRows && !changed.isOtherVerdict
  const title = isMoreToDo ? 'Something has changed, and there’s more to do' : 'Something has changed'
  return { ...compared, title, more: null }
}

const compares = ({ newest, steps }: ShownCheck) => ({ ...newest, steps: steps.map(({ text }) => text) })

const stepsOf = ({ steps }: ShownCheck): string => JSON.stringify(steps.map(({ text, time }) => [text, time]))
