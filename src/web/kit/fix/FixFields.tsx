import { Textarea, type TextareaProps, type TextInputProps } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import {
  type FixField,
  type FixWords,
  LONGEST_FIX_WORD,
  mayStayEmpty,
  problemOf,
  valueOf,
} from '#core/fix-text/field.ts'
import { FieldChoices } from './FieldChoices.tsx'
import { oneLine } from './one-line.ts'
import { PageInput } from './PageInput.tsx'
import classes from './fix.module.css'

interface FixFieldsProps {
  fields: readonly FixField[]
  typed: FixWords
  /** The element id of a field. */
  idOf: (field: FixField) => string
  onType: (id: string, value: string) => void
  /** Typing is over for now, or something was chosen: what was typed can be kept. */
  onLeave: () => void
}

/** Below choices: what they write, or what is none of them. */
const WRITTEN = 'As it will be written; change it if you like'
const OTHER = 'Something else'
const CHOSEN = 'What you chose; change it if you like'
const OTHER_PAGE = 'Another page'
function writtenLabel(field: FixField, typed: FixWords): string {
  const isEmpty = valueOf(field, typed) === ''
  if (field.leadsTo !== undefined) return isEmpty ? OTHER_PAGE : CHOSEN
  return isEmpty ? OTHER : WRITTEN
}

const ORIGINS = { website: 'We saw this on your website.', owner: 'You told us this.' } as const

/** The fields of a fix, each with its choices, an example and where its first value comes from. */
export function FixFields({ fields, typed, idOf, onType, onLeave }: FixFieldsProps) {
  const [typedIn, setTypedIn] = useState<string | null>(null)
  const pages = fields.find(({ leadsTo }) => leadsTo?.pages !== undefined)?.leadsTo?.pages ?? []
  return (
    <div className={classes.fields} data-screen-only onBlur={onLeave}>
      {fields.map((field) => (
        <div key={field.id} className={classes.field}>
          {field.choices && (
            <FieldChoices
              field={field}
              choices={field.choices}
              value={valueOf(field, typed)}
              onChange={(value) => {
                onType(field.id, value)
                onLeave()
              }}
            />
          )}
          <TypedField
            field={field}
            pages={pages}
            input={{
              id: idOf(field),
              label: field.choices ? writtenLabel(field, typed) : field.label,
              'aria-label': field.choices ? `${field.label} ${writtenLabel(field, typed)}` : undefined,
              placeholder: field.example === '' ? undefined : `Such as: ${field.example}`,
              description: hintOf(field, mayStayEmpty(field, fields, typed), typed),
              error: typedIn === field.id ? null : problemOf(field, typed),
              inputWrapperOrder: ['label', 'input', 'error', 'description'],
              value: typed[field.id] ?? field.value,
              maxLength: LONGEST_FIX_WORD,
              onFocus: () => setTypedIn(field.id),
              onBlur: () => setTypedIn(null),
            }}
            onChange={(value) => onType(field.id, value)}
          />
        </div>
      ))}
    </div>
  )
}

interface TypedFieldProps {
  field: FixField
  pages: ComponentProps<typeof PageInput>['pages']
  input: Omit<TextInputProps & TextareaProps, 'onChange'>
  onChange: (value: string) => void
}

/** An address is one line, and may be picked; any other text may be long. */
function TypedField({ field, pages, input, onChange }: TypedFieldProps) {
  const change = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(oneLine(currentTarget.value))
  return field.leadsTo === undefined ? (
    <Textarea {...input} onChange={change} autosize minRows={1} />
  ) : (
    <PageInput {...input} pages={pages} onChange={change} />
  )
}

function hintOf(field: FixField, isOptional: boolean, typed: FixWords): string | undefined {
  const isFirst = typed[field.id] === undefined || typed[field.id] === field.value
  const { hint = '' } = field
  const parts = [
    isFirst && field.value !== '' && field.from !== null ? ORIGINS[field.from] : '',
    hint === '' || /[.?]$/u.test(hint) ? hint : `${hint}.`,
    isOptional && field.place === 'instead' ? 'You can leave this empty.' : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}
