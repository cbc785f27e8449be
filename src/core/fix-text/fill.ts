import type { PieceKind } from '../piece-kinds.ts'
import { type FixField, type FixWords, LEFT_SILENT, mayStayEmpty, usableValueOf } from './field.ts'
import { TAKE_AWAY, writtenPage } from './page-address.ts'

/** A part of a filled-in text; `field`: the id of the field that it comes from. */
export interface TextPart {
  text: string
  field: string | null
}

export interface FilledText {
  parts: TextPart[]
  /** The whole text. It has marks in it as long as something is missing. */
  text: string
  /** Fields that must not be empty, and are, or that cannot take what stands in them. */
  missing: FixField[]
}

interface Unfilled {
  kind: PieceKind
  content: string
}

const JSON_LD = '<script type="application/ld+json">'

/** A piece with what was typed in it, and where that stands. Each value is written as the format around it requires. */
export function fillPiece(
  { kind, content }: Unfilled,
  fields: readonly FixField[],
  typed: FixWords,
): FilledText {
  const used = fields.filter(({ mark }) => content.includes(mark))
  const isLeftOut = (field: FixField): boolean => mayStayEmpty(field, used, typed)
  const unfilled = used.filter((field) => usableValueOf(field, typed) === '')
  const empty = unfilled.filter(isLeftOut)
  const away = used.filter(
    ({ entry, ...field }) => entry !== undefined && usableValueOf(field, typed) === TAKE_AWAY,
  )
  // Where every entry has to be answered and none has anything, what is around them does nothing.
  if (away.length > 0 && away.length === used.length && !used.some(isLeftOut))
    return { parts: [], text: '', missing: [] }
  const [entries, others] = [[...empty, ...away].filter(hasEntry), empty.filter((field) => !hasEntry(field))]
  const whole = withoutEntries(content, entries)
  const kept = kind === 'csv' ? withoutMarks(whole, others) : withoutLines(whole, others)
  const write = writtenFor(kind, content)
  let parts: TextPart[] = [{ text: kept, field: null }]
  for (const field of longestFirst(used)) {
    const value = usableValueOf(field, typed)
    if (value === '' && isLeftOut(field)) continue
    const text =
      value === '' ? field.mark : isSilent(kind, field, value) ? '' : write(asWritten(field, value))
    parts = parts.flatMap((part) => (part.field === null ? placed(part.text, field, text) : [part]))
  }
  const text = parts.map((part) => part.text).join('')
  const missing = unfilled.filter((field) => !isLeftOut(field))
  // A text without anything in it is no text yet.
  return { parts, text, missing: text.trim() === '' ? used.slice(0, 1) : missing }
}

const asWritten = ({ leadsTo }: FixField, value: string): string =>
  leadsTo === undefined ? value : writtenPage(value, leadsTo)

const hasEntry = ({ entry }: FixField): boolean => entry !== undefined

/** Leaves out entries with their line ends, and in a list of JSON the comma after the last one that stays. */
function withoutEntries(content: string, fields: readonly FixField[]): string {
  if (fields.length === 0) return content
  const kept = fields.reduce((text, { entry = '' }) => {
    const [before = '', ...after] = text.split(entry)
    return before + after.join(entry).replace(/^,?\r?\n/u, '')
  }, content)
  return content.startsWith('{') ? kept.replaceAll(/,(?=\n\s*[}\]])/gu, '') : kept
}

/** The tag of a picture that is only for looks has an empty description, which says so. */
const isSilent = (kind: PieceKind, { picture }: FixField, value: string): boolean =>
  kind === 'html' && picture !== undefined && value === LEFT_SILENT

/** A mark may hold another: a name is part of an address. */
const longestFirst = (fields: readonly FixField[]): FixField[] =>
  fields.toSorted((a, b) => b.mark.length - a.mark.length)

function placed(text: string, { id, mark, place }: FixField, value: string): TextPart[] {
  if (place === 'before') return before(text, { id, mark, value })
  const between = text.split(mark)
  return between.flatMap((rest, at) => [
    ...(at === 0 ? [] : [{ text: beforeStop(value, rest), field: id }]),
    ...(rest === '' ? [] : [{ text: rest, field: null }]),
  ])
}

/** A sentence that is typed where a full stop stands already ends in one. */
const beforeStop = (value: string, rest: string): string =>
  rest.startsWith('.') && value.endsWith('.') ? value.slice(0, -1) : value

/** Only before the last mark, with the space that separates the words of a record. */
function before(text: string, { id, mark, value }: { id: string; mark: string; value: string }): TextPart[] {
  const at = text.lastIndexOf(mark)
  if (at === -1) return [{ text, field: null }]
  return [
    { text: `${text.slice(0, at)} `, field: null },
    { text: value, field: id },
    { text: text.slice(at), field: null },
  ]
}

/** A cell of a sheet may stay empty: the rest of its line stays. */
const withoutMarks = (content: string, empty: readonly FixField[]): string =>
  empty.reduce((text, { mark }) => text.replaceAll(mark, ''), content)

/** Leaves out the lines of these fields. What follows the last property of a JSON object has no comma before it. */
function withoutLines(content: string, empty: readonly FixField[]): string {
  const marks = empty.filter(({ place }) => place === 'instead').map(({ mark }) => mark)
  if (marks.length === 0) return content
  const lines = content.split('\n').filter((line) => !marks.some((mark) => line.includes(mark)))
  const kept = lines.join('\n')
  return content.includes(JSON_LD) ? kept.replaceAll(/,(?=\n\s*[}\]])/gu, '') : kept
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
const isEscaped = (character: string): character is keyof typeof ESCAPES => Object.hasOwn(ESCAPES, character)

/** How a text is written into a piece of this format. */
export function writtenFor(kind: PieceKind, content: string): (value: string) => string {
  if (content.includes(JSON_LD))
    return (value) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
  switch (kind) {
    case 'html':
    case 'page':
      return (value) =>
        value.replaceAll(/[&<>"]/gu, (character) => (isEscaped(character) ? ESCAPES[character] : character))
    case 'csv':
      return (value) => value.replaceAll('"', '""')
    case 'dns':
    case 'file':
    case 'text':
      return (value) => value
  }
}
