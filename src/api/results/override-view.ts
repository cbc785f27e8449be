import type { z } from 'zod'
import { OVERRIDE_WORDS, overrideEndedWords, overrideWords } from '#plan/override.ts'
import type { PastOverride } from '#store/overrides.ts'
import type { overrideShape } from '../contract/overrides.ts'

/** An override, with its text. */
export const overrideView = (given: PastOverride, timeZone: string): z.infer<typeof overrideShape> => ({
  kind: given.kind,
  note: given.note,
  at: given.at,
  expiresAt: given.expiresAt,
  endedAt: given.endedAt,
  ...wordsOf(given, timeZone),
})

function wordsOf(given: PastOverride, timeZone: string): { words: string; isExplained: boolean } {
  if (given.endedAt === null) return { words: overrideWords(given, timeZone), isExplained: false }
  // The owner removed it, so there is nothing to explain.
  if (given.end === 'withdrawn' || given.end === 'replaced' || given.end === null)
    return { words: OVERRIDE_WORDS[given.kind].sentence, isExplained: false }
  return { words: overrideEndedWords(given, given.end), isExplained: true }
}
