import { useEffect, useId, useRef, useState } from 'react'
import {
  type FixField,
  type FixWords,
  mayStayEmpty,
  takesAddress,
  usableValueOf,
} from '#core/fix-text/field.ts'
import { FixFields } from './FixFields.tsx'
import classes from './fix.module.css'
import { PictureLines } from './PictureLines.tsx'
import { type FixPiece, PieceView } from './PieceView.tsx'

export interface FixFormProps {
  pieces: readonly FixPiece[]
  /** What was typed in this and other fixes on the page. Without it the form keeps its own. */
  words?: FixWords | undefined
  onWords?: ((words: FixWords) => void) | undefined
  /** Called with what was typed and chosen since the last time, once the owner leaves a field or the page, or chooses something. */
  onKeep?: ((words: FixWords) => void) | undefined
  /** Without the fields that may stay empty. */
  isShort?: boolean
  /** To copy the first piece is what is to do next on the page. */
  isNext?: boolean
}

/** A short form over live texts: the fields of the pieces for now, then each piece as it is typed; a later piece has its own fields with it. */
export function FixForm({ pieces, words, onWords, onKeep, isShort = false, isNext = false }: FixFormProps) {
  const form = useId()
  const [own, setOwn] = useState<FixWords>({})
  const unkept = useRef<Record<string, string>>({})
  const typed = words ?? own
  const pictures = fieldsOf(pieces).filter(isOfPicture)
  const now = pieces.filter(({ isLater }) => isLater !== true)
  const details = fieldsOf(now.length > 0 ? now : pieces).filter((field) => !isOfPicture(field))
  const asked = new Set([...pictures, ...details].map(({ id }) => id))
  const shown = details.filter((field) => !isShort || !mayStayEmpty(field, details, typed))
  const idOf = ({ id }: FixField): string => `${form}-${id}`
  const type = (id: string, value: string) => {
    unkept.current[id] = value
    const next = { ...typed, [id]: value }
    setOwn(next)
    onWords?.(next)
  }
  const keep = () => {
    if (Object.keys(unkept.current).length === 0) return
    const mended = mendedIn(unkept.current, fieldsOf(pieces))
    for (const [id, value] of Object.entries(mended)) type(id, value)
    onKeep?.(unkept.current)
    unkept.current = {}
  }
  const keepLast = useRef(keep)
  keepLast.current = keep
  // Whoever goes back a page while typing leaves no field before it.
  useEffect(() => () => keepLast.current(), [])
  return (
    <>
      {shown.length > 0 && (
        <>
          <h3 className={classes.ask} data-screen-only>
            {shown.every(({ leadsTo }) => leadsTo !== undefined)
              ? 'Choose for each, and the text below changes with it.'
              : 'Fill in your details and the text below changes as you type.'}
          </h3>
          <FixFields fields={shown} typed={typed} idOf={idOf} onType={type} onLeave={keep} />
        </>
      )}
      {pictures.length > 0 && (
        <>
          <h3 className={classes.ask}>
            Write one short line for each picture. The text below fills in as you type.
          </h3>
          <PictureLines fields={pictures} typed={typed} idOf={idOf} onType={type} onLeave={keep} />
        </>
      )}
      {newFieldsOf(pieces, asked).map(({ piece, fields }, index) => (
        <PieceView
          key={`${piece.title} ${piece.name ?? ''}`}
          piece={piece}
          typed={typed}
          isNext={isNext && index === 0}
          onMissing={(field) => document.getElementById(idOf(field))?.focus()}
        >
          {fields.length > 0 && (
            <FixFields fields={fields} typed={typed} idOf={idOf} onType={type} onLeave={keep} />
          )}
        </PieceView>
      ))}
    </>
  )
}

/** What was typed otherwise than its field takes it, as it stands in the pieces. */
const mendedIn = (typed: FixWords, fields: readonly FixField[]): FixWords =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = Object.hasOwn(typed, field.id) && takesAddress(field) ? usableValueOf(field, typed) : ''
      return value === '' || value === typed[field.id] ? [] : [[field.id, value]]
    }),
  )

const isOfPicture = ({ picture }: FixField): boolean => picture !== undefined

/** Each field once, in the order of the pieces. */
function fieldsOf(pieces: readonly FixPiece[]): FixField[] {
  const found = new Map<string, FixField>()
  for (const { fields } of pieces)
    for (const field of fields) if (!found.has(field.id)) found.set(field.id, field)
  return [...found.values()]
}

/** Each piece with the fields that neither the form nor a piece before it has. */
function newFieldsOf(
  pieces: readonly FixPiece[],
  asked: ReadonlySet<string>,
): { piece: FixPiece; fields: FixField[] }[] {
  const known = new Set(asked)
  return pieces.map((piece) => {
    const fields = fieldsOf([piece]).filter(({ id }) => !known.has(id))
    for (const { id } of fields) known.add(id)
    return { piece, fields }
  })
}
