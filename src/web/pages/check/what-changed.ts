import type { Block } from '#core/block.ts'

/** One row of a result, before and now; `null`: that side says nothing of it, `''`: it says the label alone. */
export interface ChangedRow {
  label: string
  was: string | null
  now: string | null
}

/** What a rerun has changed, and whether what the page shows is the same as before. */
export interface Changed {
  isOtherVerdict: boolean
  rows: ChangedRow[]
  more: number
  /** There are several, and all of them are lines of lists that are gone. */
  areAllGone?: true
  isSame: boolean
}

/** What is compared of a result. */
export interface Compared {
  status: string
  description: string
  blocks: readonly Block[]
}

/** Rows that are shown; how many more there are is said below them. */
const MOST = 5
/** How a line of a list is, before and now: most lists name problems, and one that is "found" reads as if that were good. */
const ARRIVED = { was: null, now: 'new' } as const
const GONE = { was: '', now: 'gone' } as const
const DONE_WORDS = { true: 'Yes', false: 'No' } as const
/** What a list has where the result does not show it. */
const NO_ROWS = '0'

/**
 * What a rerun has changed: its sentence, or rows of what the result shows, the first of them and how many more there are. Measured
 * values vary by themselves, and are none of them.
 */
export function whatChanged(was: Compared, now: Compared): Changed {
  const isOtherVerdict = was.status !== now.status || was.description !== now.description
  const [before, after] = [rowsOf(was.blocks), rowsOf(now.blocks)]
  const labels = new Set([...before.keys(), ...after.keys()])
  const rows = [...labels].flatMap((label): ChangedRow[] => {
    const [old, fresh] = [before.get(label), after.get(label)]
    if (old?.value === fresh?.value) return []
    if (fresh?.kind === 'listed') return [{ label, ...ARRIVED }]
    if (old?.kind === 'listed') return [{ label, ...GONE }]
    // The sentences say what is new or gone; a row of facts is compared with itself alone, and a table where the sentences are not the same.
    const kind = (old ?? fresh)?.kind
    const isCompared = kind === 'fact' || (kind === 'table' && isOtherVerdict)
    if (isCompared && (!old || !fresh)) return []
    const none = kind === 'table' ? NO_ROWS : null
    return [{ label, was: old?.value ?? none, now: fresh?.value ?? none }]
  })
  const isSame =
    !isOtherVerdict &&
    rows.length === 0 &&
    before.size === after.size &&
    [...before.keys()].every((label) => after.has(label))
  const areAllGone = rows.length > 1 && rows.every((row) => row.was === GONE.was && row.now === GONE.now)
  return {
    isOtherVerdict,
    rows: rows.slice(0, MOST),
    more: Math.max(0, rows.length - MOST),
    ...(areAllGone ? { areAllGone } : {}),
    isSame,
  }
}

/** Whether lists name less and nothing new, and nothing that was ticked is no longer. */
export function listsLess(was: Compared, now: Compared): boolean {
  const [before, after] = [rowsOf(was.blocks), rowsOf(now.blocks)]
  const isKept = [...after].every(([label, { kind, value }]) => {
    const old = before.get(label)
    if (kind === 'listed') return old !== undefined
    return kind !== 'item' || value === DONE_WORDS.true || old?.value === value
  })
  const isOneDone = [...before].some(([label, { kind, value }]) => {
    const fresh = after.get(label)
    if (kind === 'listed') return fresh === undefined
    return kind === 'item' && value !== DONE_WORDS.true && fresh?.value === DONE_WORDS.true
  })
  return isKept && isOneDone
}

interface Row {
  kind: 'fact' | 'item' | 'listed' | 'table'
  value: string
}

/** What a result says of each thing that it looked at: by its label, or by the text itself where it only names what was found. */
function rowsOf(blocks: readonly Block[]): Map<string, Row> {
  const rows = blocks.flatMap((block): [label: string, row: Row][] => {
    switch (block.kind) {
      case 'facts':
        return block.rows.flatMap(({ label, value, isMethod }) =>
          isMethod ? [] : [[label, { kind: 'fact', value }]],
        )
      case 'checklist':
        return block.items.map(({ text, done, detail }) => [
          text,
          { kind: 'item', value: done === null ? (detail ?? 'Not known') : DONE_WORDS[`${done}`] },
        ])
      case 'list':
        return block.items.map(({ text }) => [text.replace(/\.$/u, ''), { kind: 'listed', value: '' }])
      case 'table':
        return [[block.title ?? 'Rows', { kind: 'table', value: String(block.total ?? block.rows.length) }]]
      case 'chart':
      case 'code':
      case 'gauge':
      case 'metrics':
      case 'note':
      case 'pictures':
      case 'win':
        return []
    }
  })
  return new Map(rows)
}
