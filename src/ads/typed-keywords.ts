import type { KeywordText } from '#core/ads/changes.ts'
import type { MatchType } from '#core/ads/states.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { plural } from '#core/words.ts'
import { keywordWithMatch } from './check/keywords.ts'
import { LINE_BREAK } from './typed-lines.ts'

const EXACT = /^\[(.*)\]$/u
const PHRASE = /^["“”](.*)["“”]$/u

export interface TypedKeywords {
  keywords: KeywordText[]
  /** Lines that were left out. */
  blank: number
  twice: number
}

/** A typed keyword. Its marks say how it matches: `[word]` exact, `"word"` phrase, none `unmarked`. */
export function readKeyword(typed: string, unmarked: MatchType = 'broad'): KeywordText {
  const text = tidyLine(typed)
  const [, exact] = EXACT.exec(text) ?? []
  if (exact !== undefined) return { text: tidyLine(exact), matchType: 'exact' }
  const [, phrase] = PHRASE.exec(text) ?? []
  if (phrase !== undefined) return { text: tidyLine(phrase), matchType: 'phrase' }
  return { text, matchType: unmarked }
}

/** Keywords one per line. Blank lines, and lines that are there before but for case and spacing, are left out and counted. */
export function readTypedKeywords(typed: string, unmarked: MatchType = 'broad'): TypedKeywords {
  const lines = typed.split(LINE_BREAK).map((line) => readKeyword(line, unmarked))
  const filled = lines.filter(({ text }) => text !== '')
  const byKey = new Map<string, KeywordText>()
  for (const keyword of filled) {
    const key = keywordWithMatch(keyword)
    if (!byKey.has(key)) byKey.set(key, keyword)
  }
  // The empty line after the last line break is not one that somebody typed.
  const ends = lines.at(-1)?.text === '' ? 1 : 0
  return {
    keywords: [...byKey.values()],
    blank: lines.length - filled.length - ends,
    twice: filled.length - byKey.size,
  }
}

/** What was left out, as a sentence: `2 empty lines and 1 duplicate were left out.`; empty where nothing was. */
export function leftOutText({ blank, twice }: Pick<TypedKeywords, 'blank' | 'twice'>): string {
  const parts = [
    ...(blank === 0 ? [] : [plural(blank, 'empty line')]),
    ...(twice === 0 ? [] : [plural(twice, 'duplicate')]),
  ]
  if (parts.length === 0) return ''
  return `${parts.join(' and ')} ${blank + twice === 1 ? 'was' : 'were'} left out.`
}

const MARKS: Readonly<Record<MatchType, (text: string) => string>> = {
  exact: (text) => `[${text}]`,
  phrase: (text) => `"${text}"`,
  broad: (text) => text,
}

/** A keyword as it is typed. */
export const markedKeyword = ({ text, matchType }: KeywordText): string => MARKS[matchType](text)
