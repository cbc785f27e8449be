import type { FixWords } from '#core/fix-text/field.ts'
import { tidyText } from '#core/owner-input/text.ts'
import type { Queries } from '#store/database.ts'
import { fixWordsOf, saveFixWords } from '#store/fix-words.ts'
import { wrongFields } from '../http/error.ts'

const NO_ROOM = 'Too many texts are kept for this website already.'

/** What was typed, each text as it is kept. */
export const tidied = (words: FixWords): FixWords =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, tidyText(text)]))

/** Keeps what was typed in fixes of a website. Throws 422 for more than `most` fields. */
export async function keepWords(
  db: Queries,
  websiteId: string,
  words: FixWords,
  most: number,
): Promise<void> {
  const typed = tidied(words)
  const all = { ...(await fixWordsOf(db, websiteId)), ...typed }
  if (Object.keys(all).length > most) throw wrongFields({ words: NO_ROOM })
  await saveFixWords(db, websiteId, typed)
}
