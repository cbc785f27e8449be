import type { TypedSummary } from '#summary/shape.ts'
import { mergeList, mergePlaces } from '#web/shared/forms/merge-list.ts'
import { type MergeForm, mergeTyped } from '#web/shared/forms/merge-typed.ts'
import { mergeYears } from './finance/merge-years.ts'
import { keyOfPart } from './key-of-part.ts'
import { withColumns } from './with-columns.ts'

type Pair = TypedSummary['partners'][number]
type Part = TypedSummary['parts'][number]

const PAIRS = { keyOf: ({ name }: Pair) => name.trim(), mergeItem: mergeTyped<Pair> }
const PARTS = { keyOf: keyOfPart, mergeItem: mergePart }

/** The form of the summary after something else was saved meanwhile: what was typed here stays, figure by figure. */
export const mergeSummary: MergeForm<TypedSummary> = (typed, read, now) => ({
  ...mergeTyped(typed, read, now),
  years: mergeYears(typed.years, read.years, now.years),
  partners: mergeList(typed.partners, read.partners, now.partners, PAIRS),
  metrics: mergeList(typed.metrics, read.metrics, now.metrics, PAIRS),
  parts: mergeList(typed.parts, read.parts, now.parts, PARTS),
})

function mergePart(typed: Part, read: Part | undefined, now: Part): Part {
  const merged = mergeTyped(typed, read, now)
  if (merged.kind !== 'free' || typed.kind !== 'free' || now.kind !== 'free') return merged
  return {
    ...merged,
    columns: mergeColumns(typed.columns, read?.kind === 'free' ? read.columns : [], now.columns),
  }
}

/** The text of a section: where only the number of columns was changed here, the saved text has that number. */
function mergeColumns(typed: string[], read: string[], now: string[]): string[] {
  const hasNewText = textOf(typed) !== textOf(read)
  if (!hasNewText) return typed.length === read.length ? now : withColumns(now, typed.length)
  return mergePlaces(typed, read, now, (text, before, saved) => (text === before ? saved : text))
}

const textOf = (columns: readonly string[]): string =>
  columns.filter((text) => text.trim() !== '').join('\n\n')
