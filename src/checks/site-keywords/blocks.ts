import type { Block } from '#core/block.ts'
import { keywordFacts } from './facts.ts'
import type { Phrase } from './phrase.ts'
import type { Targets } from './targets.ts'

const SHOWN = 10

/** The target words, ticked where they are covered and crossed where the advice names them, and the words that the website uses most. */
export const blocksOf = (
  keywords: readonly Phrase[],
  { all }: Targets,
  advised: readonly string[],
): Block[] => [
  {
    kind: 'checklist',
    title: 'Words to be found by',
    items: all.map(({ phrase, covered }) => ({
      text: phrase,
      done: covered ? true : advised.includes(phrase) ? false : null,
    })),
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
  const inText = inBody || keyword.parts.includes('bold')
  const places = [
    inTitle && 'title',
    inHeadings && 'headings',
    inDescription && 'summary',
    inText && 'text',
    keyword.parts.includes('link') && !inText && 'links',
    keyword.parts.includes('alt') && !inText && 'picture descriptions',
  ]
  return [phrase, String(count), String(pages), places.filter((place) => place !== false).join(', ')]
}
