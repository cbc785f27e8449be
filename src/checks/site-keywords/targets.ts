import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { servesPlace } from '#core/site/serves-place.ts'
import { covers, isNamed, isTold, names, patternOf } from './coverage.ts'
import type { PartWords } from './parts.ts'

const MOST_TARGETS = 5
/** Least share of the targets that must be covered. */
const ENOUGH = 0.6

export interface Target {
  phrase: string
  covered: boolean
}

/** The words that a website should be found by, and whether its pages have them where search engines look. */
export interface Targets {
  all: readonly Target[]
  uncovered: readonly string[]
  /** Whether the homepage covers at least one. */
  onHome: boolean
  /** Where the homepage covers none: the first one that its text has and its title and main heading lack; `null`: none. */
  forHome: string | null
  /** Where the homepage covers none: the first one that its title and main heading lack, whatever its text has; `null`: none. */
  unnamedOnHome: string | null
  /** At least 60 % are covered, one of them on the homepage. */
  sufficient: boolean
}

/** The owner's own words (S-KW1): up to five, of 2 to 60 characters. */
export function ownersWords(answer: AnswersEvidence[string]): string[] {
  const given = typeof answer === 'string' ? [answer] : isList(answer) ? [...answer] : []
  return given
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= 2 && phrase.length <= 60)
    .slice(0, MOST_TARGETS)
}

const isList = (answer: AnswersEvidence[string]): answer is readonly string[] => Array.isArray(answer)

/** `pages` are in crawl order, the homepage first. */
export function judgeTargets(phrases: readonly string[], pages: readonly (readonly PartWords[])[]): Targets {
  const all = phrases.map((phrase) => {
    const pattern = patternOf(phrase)
    return { phrase, covered: pages.some((page) => covers(pattern, page)) }
  })
  const covered = all.filter((target) => target.covered)
  const [home] = pages
  const onHome = home !== undefined && covered.some(({ phrase }) => covers(patternOf(phrase), home))
  const unnamed =
    home === undefined || onHome ? [] : phrases.filter((phrase) => !isNamed(patternOf(phrase), home))
  return {
    all,
    uncovered: all.filter((target) => !target.covered).map((target) => target.phrase),
    onHome,
    forHome: unnamed.find((phrase) => home !== undefined && isTold(patternOf(phrase), home)) ?? null,
    unnamedOnHome: unnamed[0] ?? null,
    sufficient: onHome && covered.length >= ENOUGH * all.length,
  }
}

/** The business' city when it serves an area and no title, main heading or summary names it; else `null`. */
export function placeMissing(
  pages: readonly (readonly PartWords[])[],
  answers: AnswersEvidence,
  profile: ProfileEvidence,
): string | null {
  const { city } = profile
  if (city === undefined || servesPlace(answers, profile) !== true) return null
  const pattern = patternOf(city)
  return pages.some((page) => names(pattern, page)) ? null : city
}
