import type { CountsAs } from '#core/counts.ts'

/** Checks that cannot be run here or now. */
const LEFT_OUT: ReadonlySet<CountsAs> = new Set(['notSwitchedOn', 'noWebsite'])
/** What the owner's answers alone decide is judged when they answer: without a website nothing more can be found out. */
const BY_ANSWERS: ReadonlySet<CountsAs> = new Set(['toAnswer', 'askedWithAnother', 'notRelevant', 'setAside'])

/** Whether running the checks of a category again may find something new. */
export const canRerun = (rows: readonly { countsAs: CountsAs }[], hasWebsite: boolean): boolean =>
  rows.some(({ countsAs }) => !LEFT_OUT.has(countsAs) && (hasWebsite || !BY_ANSWERS.has(countsAs)))
