import type { Block } from '#core/block.ts'
import type { CheckResult } from '#core/result.ts'

/** An error or warning of a report about a website, with its proof. */
export interface Accusation {
  check: string
  status: string
  display: 'error' | 'warning'
  /** The owner's text. */
  says: string
  proof: readonly { at: string; found: string }[]
}

type Accusing = Accusation['display']

const isAccusing = (tone: string | undefined): tone is Accusing => tone === 'error' || tone === 'warning'

/**
 * Every error and warning of a report: the parts of a result shown in those colours, otherwise the whole result. Also such parts of a result that is
 * neither.
 */
export const accusationsOf = (results: readonly CheckResult[]): Accusation[] => results.flatMap(ofResult)

function ofResult(result: CheckResult): Accusation[] {
  const parts = result.blocks.flatMap((block) => partsOf(block, result))
  const { display, id, status, tag, description, evidence } = result
  if (!isAccusing(display)) return parts
  // A table lists each finding with its kind, and the result is their sum.
  if (parts.length > 0 && result.blocks.some(isTableOfKinds)) return parts
  const whole = { check: id, status, display, says: `${tag}: ${description}`, proof: evidence }
  return [whole, ...parts]
}

function partsOf(block: Block, result: CheckResult): Accusation[] {
  const { id: check, status, evidence } = result
  const at = evidence[0]?.at ?? ''
  const base = { check, status }
  if (block.kind === 'list') {
    return block.items.flatMap(({ text, detail = '', tone }) =>
      isAccusing(tone) ? [{ ...base, display: tone, says: text, proof: [{ at, found: detail }] }] : [],
    )
  }
  if (block.kind === 'facts') {
    return block.rows.flatMap(({ label, value, tone }) =>
      isAccusing(tone)
        ? [{ ...base, display: tone, says: `${label}: ${value}`, proof: evidence.slice() }]
        : [],
    )
  }
  return block.kind === 'table' ? rowsOf(block, result) : []
}

type Table = Extract<Block, { kind: 'table' }>

const KINDS: Readonly<Record<string, Accusing>> = { Error: 'error', Warning: 'warning' }

const kindColumn = ({ columns }: Table): number => columns.findIndex(({ label }) => label === 'Kind')

const isTableOfKinds = (block: Block): boolean => block.kind === 'table' && kindColumn(block) !== -1

/** Rows with a kind, and those of broken links: each a link with its page. */
function rowsOf(table: Table, { id: check, status, display }: CheckResult): Accusation[] {
  const kind = kindColumn(table)
  const problem = table.columns.findIndex(({ label }) => label === 'Problem')
  return table.rows.flatMap((cells) => {
    const row = cells.map(String)
    if (kind !== -1) {
      const tone = KINDS[row[kind] ?? '']
      const examples = (row.at(-1) ?? '').split('\n').map((found) => ({ at: addressIn(found) ?? '', found }))
      return tone ? [{ check, status, display: tone, says: row[0] ?? '', proof: examples }] : []
    }
    if (problem === -1 || !isAccusing(display) || /couldn't be checked/u.test(table.title ?? '')) return []
    const [text = '', to = '', on = ''] = row
    return [
      {
        check,
        status,
        display,
        says: `${text}: ${row[problem]}`,
        proof: [{ at: on, found: `${to} (${row[problem]})` }],
      },
    ]
  })
}

const ADDRESS = /https?:\/\/[^\s"<>)…]+[^\s"<>)….,;:]/gu

const addressIn = (text: string): string | undefined => addressesIn(text)[0]

/** Complete web addresses in a text, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set((text.match(ADDRESS) ?? []).filter((address) => !text.includes(`${address}…`))),
]
