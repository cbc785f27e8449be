import type { NegativeKeywordRow } from '#core/ads/rows.ts'
import { textColumn } from '../columns.ts'
import { MATCH_WORDS, NEGATIVE_LEVEL_WORDS } from '../state-words.ts'
import type { TabRows } from '../tab-rows.ts'

/** The tab Negative keywords. */
export const NEGATIVE_KEYWORDS_TAB: TabRows<NegativeKeywordRow> = {
  idOf: ({ id, level }) => `${level}~${id}`,
  nameOf: ({ text }) => text,
  detailOf: () => '',
  stateOf: () => null,
  words: ({ text, addedTo }) => `${text}\n${addedTo}`,
  columns: [
    textColumn('name', 'Negative keyword', ({ text }) => text),
    textColumn('addedTo', 'Added to', ({ addedTo }) => addedTo),
    textColumn('level', 'Level', ({ level }) => NEGATIVE_LEVEL_WORDS[level]),
    textColumn('matchType', 'Match type', ({ matchType }) => MATCH_WORDS[matchType]),
  ],
}
