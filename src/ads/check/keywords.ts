import type { KeywordText } from '#core/ads/changes.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { MESSAGES, longerThan } from '../messages.ts'
import { shownLength } from '../shown-length.ts'
import { problemAt, type Problems, sameText } from './problems.ts'

const REFUSED_CHARACTERS = /[!@%,*]/u

/** What is wrong with the text of one keyword or negative keyword. */
export function keywordProblem(typed: string): string | null {
  const text = tidyLine(typed)
  if (text === '') return MESSAGES.noKeyword
  if (REFUSED_CHARACTERS.test(text)) return MESSAGES.keywordSigns
  if (shownLength(text) > ADS_LIMITS.keyword) return longerThan(ADS_LIMITS.keyword)
  return text.split(' ').length > ADS_LIMITS.keywordWords ? MESSAGES.keywordWords : null
}

/** What makes two keywords the same one. */
export const keywordWithMatch = ({ text, matchType }: KeywordText): string => `${matchType} ${sameText(text)}`

/** What is wrong with each of a list of keywords; `existing` are those that the same place has already. */
export function keywordsProblems(
  keywords: readonly KeywordText[],
  existing: readonly KeywordText[] = [],
): Problems {
  if (keywords.length === 0) return problemAt('keywords', MESSAGES.noKeyword)
  const known = new Set(existing.map(keywordWithMatch))
  const seen = new Set<string>()
  const problems = keywords.flatMap((keyword, index) => {
    const key = keywordWithMatch(keyword)
    const isTwice = seen.has(key)
    seen.add(key)
    const there = isTwice ? MESSAGES.keywordTwice : known.has(key) ? MESSAGES.keywordThere : null
    const message = keywordProblem(keyword.text) ?? there
    return message === null ? [] : [[`keywords.${index}`, message]]
  })
  return Object.fromEntries(problems)
}
