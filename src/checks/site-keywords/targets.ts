import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { squeeze } from '#core/text.ts'
import { servesPlace } from '#core/site/serves-place.ts'
import {
  covers,
  isInTitleOrHeading,
  isInDescriptionOrText,
  isInTitleHeadingOrDescription,
  patternOf,
  type PlainPart,
  standsIn,
} from './coverage.ts'

const MOST_TARGETS = 5
/** Least share of the targets that must be covered. */
const ENOUGH = 0.6

export interface Target {
  phrase: string
  /** A page has it in its title or main heading, and in its description or text. */
  covered: boolean
  /** Some page has it in its title or main heading. */
  named: boolean
  /** Some page has it in its description or text. */
  told: boolean
}

/** The words that a website should be found by, and whether its pages have them where search engines look. */
export interface Targets {
  all: readonly Target[]
  uncovered: readonly Target[]
  /** The first one that the homepage covers; `null`: none. */
  onHome: string | null
  /** Where the homepage covers none: those that its text has and its title and main heading lack. */
  forHome: readonly string[]
  /** Where the homepage covers none: those that its title and main heading lack, whatever its text has. */
  unnamedOnHome: readonly string[]
  /** Whether a page's title has one of those that are covered; else main headings alone have them. */
  inTitles: boolean
  /** At least 60 % are covered. */
  mostCovered: boolean
}

/** The owner's own words (S-KW1): up to five different ones, of 2 to 60 characters, with a letter or digit that a page can have. */
export function ownersWords(answer: AnswersEvidence[string]): string[] {
  const given = typeof answer === 'string' ? [answer] : isList(answer) ? [...answer] : []
  const phrases = given
    .map(squeeze)
    .filter((phrase) => phrase.length >= 2 && phrase.length <= 60 && patternOf(phrase).length > 0)
  const different = Map.groupBy(phrases, (phrase) => phrase.toLowerCase())
  return [...different.values()].flatMap(([first]) => first ?? []).slice(0, MOST_TARGETS)
}

const isList = (answer: AnswersEvidence[string]): answer is readonly string[] => Array.isArray(answer)

/** `pages` are in crawl order, the homepage first; of the phrases the first five count. */
export function judgeTargets(phrases: readonly string[], pages: readonly (readonly PlainPart[])[]): Targets {
  const all = phrases.slice(0, MOST_TARGETS).map((phrase) => targetOf(phrase, pages))
  const covered = all.filter((target) => target.covered)
  const [home] = pages
  const onHome = covered.find(({ phrase }) => home !== undefined && covers(patternOf(phrase), home))
  const unnamed =
    home === undefined || onHome !== undefined
      ? []
      : all.filter(({ phrase }) => !isInTitleOrHeading(patternOf(phrase), home))
  const toldAtHome = unnamed.filter(
    ({ phrase }) => home !== undefined && isInDescriptionOrText(patternOf(phrase), home),
  )
  return {
    all,
    uncovered: all.filter((target) => !target.covered),
    onHome: onHome?.phrase ?? null,
    forHome: targetPhrases(toldAtHome),
    unnamedOnHome: targetPhrases(unnamed),
    inTitles: covered.some(({ phrase }) => {
      const pattern = patternOf(phrase)
      return pages.some((page) => standsIn(pattern, page, ['title']))
    }),
    mostCovered: covered.length >= ENOUGH * all.length,
  }
}

export const targetPhrases = (targets: readonly Target[]): string[] => targets.map(({ phrase }) => phrase)

/** Most are covered, one of them on the homepage, and one is in a title. */
export const missesNothing = ({ mostCovered, onHome, inTitles }: Targets): boolean =>
  mostCovered && onHome !== null && inTitles

function targetOf(phrase: string, pages: readonly (readonly PlainPart[])[]): Target {
  const pattern = patternOf(phrase)
  return {
    phrase,
    covered: pages.some((page) => covers(pattern, page)),
    named: pages.some((page) => isInTitleOrHeading(pattern, page)),
    told: pages.some((page) => isInDescriptionOrText(pattern, page)),
  }
}

/** The business' city when it serves an area and no title, main heading or summary names it; else `null`. */
export function placeMissing(
  pages: readonly (readonly PlainPart[])[],
  answers: AnswersEvidence,
  profile: ProfileEvidence,
): string | null {
  const { city } = profile
  if (city === undefined || servesPlace(answers, profile) !== true) return null
  const pattern = patternOf(city)
  if (pattern.length === 0) return null
  return pages.some((page) => isInTitleHeadingOrDescription(pattern, page)) ? null : city
}
