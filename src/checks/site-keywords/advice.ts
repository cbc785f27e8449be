import type { Say } from '#core/words.ts'
import { listed } from '#core/words.ts'
import { targetPhrases, type Target, type Targets } from './targets.ts'

/** What is missing where search engines look; each `null` or empty where nothing is. */
export interface MissingWords {
  /** In the text of a page, and in no title or main heading. */
  unnamed: readonly string[]
  /** In a title or main heading, and not in that page's text. */
  untold: readonly string[]
  /** On no page. */
  absent: readonly string[]
  /** The city of a business that serves one. */
  place: string | null
  /** The homepage covers none of the words; these its title and main heading lack, and one of them is enough. */
  home: readonly string[]
  /** Covered, though not by the homepage, which names it and does not tell of it. */
  homeUntold: string | null
  /** Covered by main headings alone: no page's title has one of them; the first on the homepage, and all. `null`: titles have some. */
  untitled: { on: string; words: readonly string[] } | null
}

/** How much is known of the words: whether the owner gave them, and whether they are enough to say what the business does. */
interface Known {
  isGiven: boolean
  areEnough: boolean
}

/**
 * What is missing. Of words that nobody gave us only what keeps the website from passing, without a title's words that its page does not
 * repeat; and the homepage is told only of enough of them, and of those that its own text has.
 */
export function missingOf(targets: Targets, place: string | null, known: Known): MissingWords {
  const { isGiven, areEnough } = known
  const { all, onHome, inTitles, mostCovered } = targets
  const uncovered = isGiven || !mostCovered ? targets.uncovered : []
  const only = (is: (target: Target) => boolean): string[] => targetPhrases(uncovered.filter(is))
  const words = {
    unnamed: only(({ named, told }) => !named && told),
    untold: isGiven ? only(({ named }) => named) : [],
    absent: only(({ named, told }) => !named && !told),
  }
  const covered = targetPhrases(all.filter((target) => target.covered))
  const [first = null] = covered
  const isTold = place !== null || toldOf(words).length > 0
  const isHomes = !isTold && areEnough
  const lacksOne = isHomes && first !== null && onHome === null
  const home = isGiven && targets.forHome.length === 0 ? targets.unnamedOnHome : targets.forHome
  return {
    ...words,
    place,
    home: lacksOne ? home : [],
    homeUntold: lacksOne && home.length === 0 && isGiven ? first : null,
    untitled: !isHomes || onHome === null || inTitles ? null : { on: onHome, words: covered },
  }
}

/** The words that a sentence calls missing everywhere. */
export const toldOf = ({
  unnamed,
  untold,
  absent,
}: Pick<MissingWords, 'unnamed' | 'untold' | 'absent'>): string[] => [...unnamed, ...untold, ...absent]

const quoted = (phrase: string): string => `"${phrase}"`

const anyOf = (phrases: readonly string[]): string => listed(phrases.map(quoted), 'or')

/** The values of the sentences. */
export const sayOf = ({ place, home, homeUntold, ...words }: MissingWords): Say => ({
  unnamed: anyOf(words.unnamed),
  untold: listed(words.untold.map(quoted)),
  them: words.untold.length === 1 ? 'it' : 'them',
  absent: anyOf(words.absent),
  place,
  home: anyOf(home),
  homeUntold: homeUntold === null ? null : quoted(homeUntold),
  untitled: anyOf(words.untitled?.words ?? []),
})

/** The values of the good sentence: whether it is true of all the words, or which are left. */
export const goodSay = ({ uncovered }: Pick<Targets, 'uncovered'>): Say =>
  uncovered.length === 0
    ? { all: 'Your' }
    : { most: 'Most', left: listed(targetPhrases(uncovered).map(quoted)) }

/** What to do for each. */
export const suggestionsOf = (missing: MissingWords): string[] => [
  ...missing.unnamed.map(
    (phrase) => `Put ${quoted(phrase)} into the title or main heading of the page that tells of it`,
  ),
  ...missing.untold.map(
    (phrase) => `Tell of ${quoted(phrase)} in the text of the page that has it in its title or main heading`,
  ),
  ...missing.absent.map(
    (phrase) => `Put ${quoted(phrase)} into the title or main heading of one page, and into its text`,
  ),
  ...(missing.place === null ? [] : [`Mention ${missing.place} in a title, main heading or summary`]),
  ...(missing.home.length === 0
    ? []
    : [
        `Put ${missing.home.length > 1 ? 'one of ' : ''}${listed(missing.home.map(quoted))} into your homepage's title or main heading`,
      ]),
  ...(missing.homeUntold === null ? [] : [`Tell of ${quoted(missing.homeUntold)} in your homepage's text`]),
  ...(missing.untitled === null ? [] : [`Put ${quoted(missing.untitled.on)} into your homepage's title`]),
]
