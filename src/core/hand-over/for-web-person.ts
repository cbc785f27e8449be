import { ADVICE_COLUMN, type Block, type Column } from '../block.ts'
import { lowerFirst, upperFirst } from '../text.ts'

/** Others than the web person whom an owner is sent to: the web person goes there in the owner's place. */
const OTHERS = 'web host|host|email person|email provider|domain provider|email or domain provider'
/** Begins a text, or a part of it. */
const BEFORE = String.raw`(^|[:;.,]\s|\b(?:and|or)\s)`

const says = (pattern: string): RegExp => new RegExp(pattern, 'giu')

/** What an owner is told to ask for, and how the one who is asked reads it; the first that fits is taken. */
const READ: readonly (readonly [pattern: RegExp, words: (...found: string[]) => string])[] = [
  [says(String.raw`,? or ask your web person(?: to)?(?=[.,;]|$)`), () => ''],
  [says(String.raw`,? or send (?:it|them) to your web person\b`), () => ''],
  [
    says('^send the list of weak spots to your web person or your host'),
    () => 'Go through the list of weak spots',
  ],
  [
    says('^send the (ready-made .+?) to your web person or your host'),
    (_, what = '') => `Put the ${what} in place`,
  ],
  [
    says(`${BEFORE}(h)ave your web person (\\p{L}+)`),
    (_, before = '', h = '', verb = '') => before + like(h, verb),
  ],
  [
    says(`${BEFORE}(a)sk your (?:web )?host or web person to (\\p{L}+)`),
    (_, before = '', a = '', verb = '') => before + like(a, verb),
  ],
  [
    says(`${BEFORE}(a)sk your web person (?:today )?to (\\p{L}+)`),
    (_, before = '', a = '', verb = '') => before + like(a, verb),
  ],
  [
    says(`${BEFORE}(a)sk your web person (?:today )?(?=(?:why|which|what|where|how|if)\\b)`),
    (_, before = '', a = '') => `${before}${like(a, 'find')} out `,
  ],
  [
    says(`${BEFORE}(a)sk your web person for (?=an?\\b)`),
    (_, before = '', a = '') => `${before}${like(a, 'make')} `,
  ],
  [
    says(`${BEFORE}(a)sk your web person about `),
    (_, before = '', a = '') => `${before}${like(a, 'look')} into `,
  ],
  [
    says(`${BEFORE}(a)sk your web person for (?=any)`),
    (_, before = '', a = '') => `${before}${like(a, 'see')} to `,
  ],
  [
    says(`${BEFORE}(a)sk your web person (?=at\\b)`),
    (_, before = '', a = '') => `${before}${like(a, 'see')} to it `,
  ],
  [
    says(`${BEFORE}(a)sk your (${OTHERS}) to (?=\\p{L})`),
    (_, before = '', a = '', whom = '') => `${before}${like(a, 'have')} the ${whom} `,
  ],
  [
    says(`${BEFORE}(a)sk your (${OTHERS})\\b`),
    (_, before = '', a = '', whom = '') => `${before}${like(a, 'ask')} the ${whom}`,
  ],
  [says(String.raw`, and your web person to (?=\p{L})`), () => ', and '],
  [says('^(everything else) for (?:you to change|your web person)(?=:)'), (_, all = '') => all],
  [says(String.raw`: re-run the test then(?=\.|$)`), () => ': test it then'],
]

/** A text that tells an owner to ask their web person, or a host, as that web person reads it: what to do, to find out, or whom to ask. */
export const forWebPerson = (text: string): string =>
  READ.reduce((read, [pattern, words]) => read.replace(pattern, words), text)

const like = (first: string, word: string): string =>
  first === upperFirst(first) ? upperFirst(word) : lowerFirst(word)

/** The blocks of a result in the same words. */
export const blocksForWebPerson = (blocks: readonly Block[]): Block[] => blocks.map(blockForWebPerson)

function blockForWebPerson(block: Block): Block {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(detailed) }
    case 'checklist':
      return { ...block, items: block.items.map(detailed) }
    case 'facts':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: forWebPerson(row.value) })) }
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell, at) => adviceIn(block.columns[at], cell))),
      }
    case 'win':
      return { ...block, title: forWebPerson(block.title), text: forWebPerson(block.text) }
    case 'note':
      return { ...block, text: forWebPerson(block.text) }
    case 'chart':
    case 'code':
    case 'gauge':
    case 'metrics':
    case 'pictures':
      return block
  }
}

const adviceIn = (column: Column | undefined, cell: string): string =>
  column?.label === ADVICE_COLUMN ? forWebPerson(cell) : cell

const detailed = <T extends { text: string; detail?: string | undefined }>(item: T): T => ({
  ...item,
  text: forWebPerson(item.text),
  ...(item.detail === undefined ? {} : { detail: forWebPerson(item.detail) }),
})
