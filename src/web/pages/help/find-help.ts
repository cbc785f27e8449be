/** Something that may answer a question. */
export interface HelpEntry {
  href: string
  title: string
  /** Shown below the title. */
  line: string
  /** Everything else that is searched. */
  words: string
}

const IN_TITLE = 5
const IN_LINE = 2
/** Words of every question. */
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'i',
  'do',
  'does',
  'how',
  'is',
  'my',
  'of',
  'to',
  'what',
  'why',
])

/** The entries with every word that was typed, at least its beginning; titles count most, equals keep their order. */
export function findHelp(entries: readonly HelpEntry[], typed: string): HelpEntry[] {
  const all = wordsIn(typed)
  const asked = all.filter((word) => !SMALL.has(word))
  const wanted = asked.length > 0 ? asked : all
  if (wanted.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

/** 0 when a word does not occur. */
function scoreOf({ title, line, words }: HelpEntry, wanted: readonly string[]): number {
  const places = [
    { words: wordsIn(title), points: IN_TITLE },
    { words: wordsIn(line), points: IN_LINE },
    { words: wordsIn(words), points: 1 },
  ]
  const points = wanted.map((word) =>
    Math.max(
      0,
      ...places.map((place) => (place.words.some((one) => one.startsWith(word)) ? place.points : 0)),
    ),
  )
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0)
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
