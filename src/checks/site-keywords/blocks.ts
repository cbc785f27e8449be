import type { Block } from '#core/block.ts'
import type { Phrase } from './phrase.ts'
import type { SeenIn } from './seen-in.ts'
import type { Target } from './targets.ts'

const SHOWN = 10

/** A word that the website uses, and where. */
export interface UsedWord {
  keyword: Phrase
  seen: SeenIn
}

/**
 * The words to be found by, ticked where they are covered and crossed where the advice names them, if anybody knows them; and the
 * words that the website uses most.
 */
export const blocksOf = (
  used: readonly UsedWord[],
  targets: readonly Target[],
  told: readonly string[],
): Block[] => [
  ...(targets.length === 0 ? [] : [checklistOf(targets, told)]),
  ...(used.some(isOften) ? [tableOf(used.filter(isOften))] : []),
]

/** One use is not "most". */
const isOften = ({ seen }: UsedWord): boolean => seen.times > 1

const checklistOf = (targets: readonly Target[], told: readonly string[]): Block => ({
  kind: 'checklist',
  title: 'Words to be found by',
  items: targets.map(({ phrase, covered }) => ({
    text: phrase,
    done: covered ? true : told.includes(phrase) ? false : null,
  })),
})

const tableOf = (used: readonly UsedWord[]): Block => ({
  kind: 'table',
  title: 'Words your website uses most',
  columns: [
    { label: 'Words' },
    { label: 'Times used', align: 'right' },
    { label: 'Pages', align: 'right' },
    { label: 'Seen in' },
  ],
  rows: used.slice(0, SHOWN).map(rowOf),
  total: used.length,
})

function rowOf({ keyword, seen }: UsedWord): string[] {
  const inText = seen.body || keyword.parts.includes('bold')
  const places = [
    seen.title && 'title',
    seen.headings && 'headings',
    seen.description && 'summary',
    inText && 'text',
    keyword.parts.includes('link') && !inText && 'links',
    keyword.parts.includes('alt') && !inText && 'picture descriptions',
  ]
  return [
    keyword.text,
    String(seen.times),
    String(seen.pages),
    places.filter((place) => place !== false).join(', '),
  ]
}
