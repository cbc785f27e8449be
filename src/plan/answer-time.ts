import type { AnyCheck } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'
import { effortMinutes, effortWords } from './effort.ts'
import { shownTotal } from './work.ts'

/** What is only to be typed or ticked. */
const SHORT = { minutes: 2, effort: 'a minute or two' } as const

/** How long it takes to answer the question of a result: as long as all of its steps, which may ask to look something up or to try it out. */
export function answerTime(
  { words }: Pick<AnyCheck, 'words'>,
  { status, tag }: Pick<KnownResult, 'status' | 'tag'>,
  savviness: number | undefined,
): { minutes: number; effort: string } {
  const own = words.statuses[status]
  const steps = own?.asking?.tag === tag ? own.asking.steps : (own?.steps ?? [])
  const shown = shownTotal(steps, savviness)
  if (shown <= SHORT.minutes) return SHORT
  const minutes = effortMinutes(shown)
  return { minutes, effort: effortWords(minutes) }
}
