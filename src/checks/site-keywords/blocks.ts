import type { Block } from '#core/block.ts'
import { type MissingWords, toldOf } from './advice.ts'
import type { Phrase } from './phrase.ts'
import type { SeenIn } from './seen-in.ts'
import type { Target } from './targets.ts'

/** A word that the website uses, and where. */
export interface UsedWord {
  keyword: Phrase
  seen: SeenIn
}

/**
 * The words to be found by, ticked where they are covered and crossed where the verdict names them, if anybody knows them; and the
 * words that the website uses most. `missing`: what the verdict names; `null`: nothing.
 */
export const blocksOf = (
  used: readonly UsedWord[],
  targets: readonly Target[],
  missing: MissingWords | null,
): Block[] => [
  ...(targets.length === 0 ? [] : [checklistOf(targets, missing)]),
  ...(used.some(isOften) ? [tableOf(used.filter(isOften))] : []),
]

/** One use is not "most". */
const isOften = ({ seen }: UsedWord): boolean => seen.times > 1

const checklistOf = (targets: readonly Target[], missing: MissingWords | null): Block => ({
  kind: 'checklist',
  title: 'Words to be found by, in a page’s title or main heading, and in its summary or text',
  items: targets.map(({ phrase, covered }) => {
    const lacked = missing === null ? null : lackedWhere(phrase, missing)
    // One of them on the homepage is enough, so that none is at fault by itself.
    const isOpen = isOfHome(missing) && targets.length > 1
    if (lacked !== null) return { text: phrase, done: isOpen ? null : false, detail: lacked }
    if (covered)
      return isOfHome(missing)
        ? { text: phrase, done: null, detail: ELSEWHERE }
        : { text: phrase, done: true }
    return isTold(phrase, missing)
      ? { text: phrase, done: false }
      : { text: phrase, done: null, detail: NOT_COVERED }
  }),
})

/** The verdict is about the homepage, which covers none of the words: other pages cover them, which is no tick, and of several no cross. */
const isOfHome = (missing: MissingWords | null): boolean =>
  missing !== null && (missing.home.length > 0 || missing.homeUntold !== null)
const ELSEWHERE = 'On another page than your homepage'
const NOT_COVERED = 'Not in a title or main heading, and the summary or text of the same page'

const isTold = (phrase: string, missing: MissingWords | null): boolean =>
  missing !== null && toldOf(missing).includes(phrase)

/** Where a covered word is missing, by the verdict: what is ticked is never called missing. */
function lackedWhere(phrase: string, { home, homeUntold, untitled }: MissingWords): string | null {
  if (home.includes(phrase)) return 'Not in the title or main heading of your homepage'
  if (phrase === homeUntold) return 'Not in the text of your homepage'
  return untitled?.words.includes(phrase) === true ? 'In a main heading, but in no title' : null
}

const tableOf = (used: readonly UsedWord[]): Block => ({
  kind: 'table',
  title: 'Words your website uses most',
  columns: [
    { label: 'Words' },
    { label: 'Times used', align: 'right' },
    { label: 'Pages', align: 'right' },
    { label: 'Seen in' },
  ],
  rows: used.toSorted((a, b) => b.seen.times - a.seen.times).map(rowOf),
})

function rowOf({ keyword, seen }: UsedWord): string[] {
  const inText = seen.body || keyword.parts.includes('bold')
  const places = [
    seen.title && 'title',
    seen.headings && 'headings',
    seen.description && 'summary',
    inText && 'text',
    keyword.parts.includes('link') && !inText && 'links',
    keyword.parts.includes('alt') && 'picture descriptions',
  ]
  return [
    keyword.text,
    String(seen.times),
    String(seen.pages),
    places.filter((place) => place !== false).join(', '),
  ]
}
