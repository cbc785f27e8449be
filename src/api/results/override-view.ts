import type { z } from 'zod'
import { OVERRIDE_WORDS, overrideEndedWords, overrideWords } from '#plan/override.ts'
import type { PastOverride } from '#store/overrides.ts'
import type { overrideShape } from '../contract/overrides.ts'

/** The owner's word on a check, with what to say of it. */
export const overrideView = (given: PastOverride, timeZone: string): z.infer<typeof overrideShape> => ({
  kind: given.kind,
  note: given.note,
  at: given.at,
  expiresAt: given.expiresAt,
  endedAt: given.endedAt,
  words: wordsOf(given, timeZone),
})

function wordsOf(given: PastOverride, timeZone: string): string {
  if (given.endedAt === null) return overrideWords(given, timeZone)
  // Taken back by the owner, so there is nothing to explain.
  if (given.end === 'withdrawn' || given.end === 'replaced' || given.end === null)
    return OVERRIDE_WORDS[given.kind].said
  return overrideEndedWords(given, given.end)
}
