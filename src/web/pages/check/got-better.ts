import { toneRank } from '#core/compare.ts'
import type { Display, GreyKind } from '#core/display.ts'
import { plural } from '#core/words.ts'
import { areFactsBetter } from './facts-better.ts'
import { type Compared as Seen, listsLess } from './what-changed.ts'

interface Compared extends Seen {
  display: Display
  greyKind: GreyKind | null
  facts: Readonly<Record<string, unknown>>
  /** The sentences of what there is to do. */
  steps: readonly string[]
}

const BETTER = 'That’s better. There’s more to do.'

/** What is better after a rerun, for the heading; and what a better look has found beside it, which alone would read as a step back. */
export interface Better {
  title: string
  /** `null`: nothing more was looked at. */
  more: string | null
}

/**
 * What a rerun has made better where there is still something to do; `null`: nothing that its results tell. What fewer tests did not find need not be gone,
 * and what costs something new is told by its rows.
 */
export function gotBetter(was: Compared, now: Compared): Better | null {
  if (fewer(was, now, 'notTested') < 0) return null
  const gone =
    countGone(was, now, 'errors') ?? (fewer(was, now, 'errors') < 0 ? null : countGone(was, now, 'warnings'))
  if (gone !== null) return { title: gone, more: moreTests(was, now) }
  const [before, after] = [toneRank(was), toneRank(now)]
  if (before === null || after === null || after < before) return null
  if (after > before) return { title: BETTER, more: moreTests(was, now) }
  if (fewer(was, now, 'errors') < 0 || fewer(was, now, 'warnings') < 0) return null
  if (listsLess(was, now) || fewer(was, now, 'missing') > 0 || areFactsBetter(was.blocks, now.blocks))
    return { title: BETTER, more: null }
  return stepsGone(was, now)
}

/** "That’s one thing less.", where a step is done and none is new. */
function stepsGone({ steps: before }: Compared, { steps: after }: Compared): Better | null {
  if (after.some((step) => !before.includes(step))) return null
  const gone = before.filter((step) => !after.includes(step)).length
  if (gone === 0) return null
  return {
    title: `That’s ${gone === 1 ? 'one thing' : `${gone} things`} less. There’s more to do.`,
    more: null,
  }
}

/** "The error is gone.", by the numbers of errors or warnings where a check counts them. */
function countGone(was: Compared, now: Compared, fact: 'errors' | 'warnings'): string | null {
  const [before, after] = [count(was, fact), count(now, fact)]
  if (before === null || after === null || after >= before) return null
  const one = fact.slice(0, -1)
  if (after > 0)
    return `${before - after} of ${plural(before, one)} ${before - after === 1 ? 'is' : 'are'} gone.`
  return before === 1 ? `The ${one} is gone.` : `All ${before} ${fact} are gone.`
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
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' ? value : null
}
