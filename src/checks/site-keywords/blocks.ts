import type { Block } from '#core/block.ts'
import { keywordFacts } from './facts.ts'
import type { Phrase } from './phrase.ts'
import type { Targets } from './targets.ts'

const SHOWN = 10

/** The target words, each ticked or not, and the words that the website uses most. */
export const blocksOf = (keywords: readonly Phrase[], { all }: Targets): Block[] => [
  {
    kind: 'checklist',
    title: 'Words to be found by',
    items: all.map(({ phrase, covered }) => ({ text: phrase, done: covered })),
  },
  {
    kind: 'table',
    title: 'Words your website uses most',
    columns: [
      { label: 'Words' },
      { label: 'Times used', align: 'right' },
      { label: 'Pages', align: 'right' },
      { label: 'Seen in' },
    ],
    rows: keywords.slice(0, SHOWN).map(rowOf),
    total: keywords.length,
  },
]

function rowOf(keyword: Phrase): string[] {
  const { phrase, count, pages, inTitle, inHeadings, inDescription, inBody } = keywordFacts(keyword)
  const places = [inTitle && 'title', inHeadings && 'headings', inDescription && 'summary', inBody && 'text']
  return [phrase, String(count), String(pages), places.filter((place) => place !== false).join(', ')]
}
