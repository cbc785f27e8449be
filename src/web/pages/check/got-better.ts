import { toneRank } from '#core/compare.ts'
import type { Display, GreyKind } from '#core/display.ts'
import { plural } from '#core/words.ts'

interface Compared {
  display: Display
  greyKind: GreyKind | null
  facts: Readonly<Record<string, unknown>>
}

/** What is better after a rerun, for the heading; and what a better look has found beside it, which alone would read as a step back. */
export interface Better {
  title: string
  /** `null`: nothing more was looked at. */
  more: string | null
}

/** What a rerun has made better where there is still something to do; `null`: nothing that its results tell. What fewer tests did not find need not be gone. */
export function gotBetter(was: Compared, now: Compared): Better | null {
  if (fewer(was, now, 'notTested') < 0) return null
  const gone = errorsGone(was, now)
  if (gone !== null) return { title: gone, more: moreTests(was, now) }
  const [before, after] = [toneRank(was), toneRank(now)]
  if (before === null || after === null || after <= before) return null
  return { title: 'That’s better. There’s more to do.', more: moreTests(was, now) }
}

/** "The error is gone.", by the numbers of errors where a check counts them. */
function errorsGone(was: Compared, now: Compared): string | null {
  const [before, after] = [count(was, 'errors'), count(now, 'errors')]
  if (before === null || after === null || after >= before) return null
  if (after > 0)
    return `${before - after} of ${plural(before, 'error')} ${before - after === 1 ? 'is' : 'are'} gone.`
  return before === 1 ? 'The error is gone.' : `All ${before} errors are gone.`
}

/** "Now we could run 24 more tests: 3 more things to improve." */
function moreTests(was: Compared, now: Compared): string | null {
  const run = fewer(was, now, 'notTested')
  if (run <= 0) return null
  const found = -fewer(was, now, 'warnings')
  const tests = `Now we could run ${plural(run, 'more test')}`
  return found > 0 ? `${tests}: ${plural(found, 'more thing')} to improve.` : `${tests}.`
}

/** By how much a number of the facts is smaller now; 0 where one of the results lacks it. */
function fewer(was: Compared, now: Compared, fact: string): number {
  const [before, after] = [count(was, fact), count(now, fact)]
  return before === null || after === null ? 0 : before - after
}

function count({ facts }: Compared, fact: string): number | null {
  const value = facts[fact]
  return typeof value === 'number' ? value : null
}
