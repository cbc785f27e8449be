import { upperFirst } from '#core/text.ts'
import { fillPiece, writtenFor } from '#core/fix-text/fill.ts'
import { problemIn } from '#core/fix-text/problem.ts'
import type { FixField, FixWords } from '#core/fix-text/field.ts'
import { BLANK } from './blanks.ts'
import type { Fix, Piece } from './fix.ts'
import { ASKED, ASKED_OF_A_PAGE } from './fields.data.ts'
import type { Offers } from './offers.ts'

const BEGINNING = '[your '
/** Its name, and how to fill it in: `opening hours, such as Mo-Fr 09:00-17:00`. */
const PARTS = /^(?<name>.*?)(?:,?\ssuch as\s|[,:]\s?)(?<hint>.*)$/u
const LEFT_OUT = /,? or delete this line$/u

/** A detail of the business that stands in pieces, and may be changed there. */
export interface KnownDetail {
  id: string
  value: string
  from: FixField['from']
}

interface Known {
  details: readonly KnownDetail[]
  /** What the owner typed in fixes before. */
  words: FixWords
  /** Today as it is written on a page: `23 November 2026`. */
  today: string
  /** What an empty field may be filled with by one tap. */
  offers?: Offers | undefined
}

/** A fix whose pieces name their fields. */
export type FixWithFields = Omit<Fix, 'pieces'> & {
  pieces: (Omit<Piece, 'fields'> & {
    fields: FixField[]
    /** What the reader of the text with its first values would refuse; `null`: nothing, or something is still missing. */
    problem: string | null
  })[]
}

/** The fix with everything that may be typed in its pieces: the maker's own fields, blanks, and details of the business. */
export const withFields = (fix: Fix, known: Known): FixWithFields => ({
  ...fix,
  pieces: fix.pieces.map((piece) => {
    const fields = fieldsOf(piece, known)
    return { ...piece, fields, problem: problemOf(piece, fields) }
  }),
})

function problemOf(piece: Piece, fields: readonly FixField[]): string | null {
  const { text, missing } = fillPiece(piece, fields, {})
  return missing.length > 0 ? null : problemIn({ kind: piece.kind, text })
}

function fieldsOf(piece: Piece, known: Known): FixField[] {
  const own = (piece.fields ?? []).map((field) => ({ ...field, from: null }))
  const details = known.details.flatMap((detail) => detailIn(piece, detail))
  const taken = new Set([...own, ...details].map(({ mark }) => mark))
  const blanks = blanksIn(`${piece.content}${previewText(piece)}`).filter(({ mark }) => !taken.has(mark))
  const all = [...own, ...details, ...blanks.map((field) => dated(field, known.today))]
  return all.map((made) => {
    const field = withOffers(made, known.offers)
    const typed = Object.hasOwn(known.words, field.id) ? known.words[field.id] : undefined
    return typed === undefined ? field : { ...field, value: typed, from: 'owner' }
  })
}

function withOffers(field: FixField, offers: Offers | undefined): FixField {
  const choices = offers?.get(field.id) ?? []
  return field.value !== '' || field.choices !== undefined || choices.length === 0
    ? field
    : { ...field, choices: [...choices] }
}

const previewText = ({ preview }: Piece): string => (preview ? JSON.stringify(preview) : '')

const dated = (field: FixField, today: string): FixField =>
  field.id === 'date' ? { ...field, value: today } : field

/** The blanks of a text, each once and with an id of its own: those of two pages may differ by capitals alone. */
export function blanksIn(text: string): FixField[] {
  const marks = new Map([...text.matchAll(BLANK)].map(([mark]) => [mark, mark.slice(BEGINNING.length, -1)]))
  const uses = new Map<string, number>()
  return [...marks].map(([mark, words]) => {
    const field = fieldFor(mark, words)
    const use = (uses.get(field.id) ?? 0) + 1
    uses.set(field.id, use)
    return use === 1 ? field : { ...field, id: `${field.id}-${use}` }
  })
}

function fieldFor(mark: string, words: string): FixField {
  const { name = words.replace(LEFT_OUT, ''), hint = '' } =
    PARTS.exec(words.replace(LEFT_OUT, ''))?.groups ?? {}
  const id = idOf(name)
  const asked = Object.hasOwn(ASKED, id) ? ASKED[id] : ASKED_OF_A_PAGE.find((one) => one.id.test(id))?.asked
  return {
    id,
    label: upperFirst(name),
    example: '',
    ...(hint === '' ? {} : { hint: upperFirst(hint) }),
    mark,
    place: 'instead',
    mayBeEmpty: LEFT_OUT.test(words),
    value: '',
    from: null,
    ...asked,
  }
}

/** `services’ countries` is `services-countries`; a path keeps its slashes, so that pages differ. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')

/** Formats in which a name stands by itself; in addresses and sheets of others' words it is left as it is. */
const WRITTEN: ReadonlySet<Piece['kind']> = new Set(['html', 'text'])

function detailIn({ kind, content }: Piece, { id, value, from }: KnownDetail): FixField[] {
  const mark = writtenFor(kind, content)(value)
  if (!WRITTEN.has(kind) || value.length < 3 || !standsAlone(content, mark)) return []
  const asked = ASKED[id] ?? { label: id, example: '' }
  return [{ ...asked, id, mark, place: 'instead', mayBeEmpty: false, value, from }]
}

/** It is there, and nowhere part of a longer word or an address. */
function standsAlone(content: string, mark: string): boolean {
  const between = content.split(mark)
  return (
    between.length > 1 &&
    between.every(
      (text, at) =>
        (at === 0 || !/^(?:[\p{L}\p{N}@_/-]|\.\p{L})/u.test(text)) &&
        (at === between.length - 1 || !/[\p{L}\p{N}@_./-]$/u.test(text)),
    )
  )
}
