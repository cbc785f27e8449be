import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { readGstNumber, readNzbn } from '#core/owner-input/business-numbers.ts'
import { readEmail, WRONG_EMAIL } from '#core/owner-input/email.ts'
import { accepted, type FieldRead, refused, textField, tooLong } from '#core/owner-input/field.ts'
import { readBusinessName, readName } from '#core/owner-input/names.ts'
import { readPhoneNumber } from '#core/owner-input/phone-number.ts'
import { isBlank, lengthOf, tidyLine, tidyText } from '#core/owner-input/text.ts'
import { yearsField } from './finance/year-schema.ts'
import { charactersOf, placeTooMuch, tooMuchText } from './own-text.ts'
import { type TypedSummary, typedShape } from './shape.ts'
import { completeParts, FIXED_PARTS, type BusinessSummary } from './summary.ts'

const LONGEST = { address: 300, title: 80, column: 5_000, line: 200, pairName: 80 } as const
/** Most objectives, partners, metrics. */
export const MOST_LINES = 20
export const MOST_SECTIONS = 50
export const MOST_COLUMNS = 3

const UNKNOWN = 'Please choose from the list'

/** Text up to a number of characters; `missing` is the message for an empty one. */
const text = (tidy: (typed: string) => string, most: number, missing?: string) =>
  textField(missing ?? '', (typed) => {
    const value = tidy(typed)
    if (missing !== undefined && value === '') return refused(missing)
    return lengthOf(value) > most ? refused(tooLong(most)) : accepted(value)
  })

const optional = (read: (typed: string) => FieldRead<string>) =>
  z
    .string()
    .default('')
    .pipe(textField('', (typed) => (isBlank(typed) ? accepted('') : read(typed))))

const digits = (read: ReturnType<typeof readNzbn>): FieldRead<string> =>
  read.ok ? accepted(read.value?.digits ?? '') : read

const businessName = optional((typed) => {
  const read = readBusinessName(typed)
  return read.ok ? accepted(read.value ?? '') : read
})

/** One line of the field is one item; empty ones are left out. */
const lines = z.string().transform((typed, context) => {
  const items = tidyText(typed)
    .split('\n')
    .map(tidyLine)
    .filter((line) => line !== '')
  const wrong = items.some((line) => lengthOf(line) > LONGEST.line)
  if (wrong) context.addIssue({ code: 'custom', message: `${tooLong(LONGEST.line)} in a line` })
  if (items.length > MOST_LINES) context.addIssue({ code: 'custom', message: atMost(MOST_LINES) })
  return items
})

const pair = (missing: string) =>
  z.strictObject({
    name: text(tidyLine, LONGEST.pairName, missing),
    about: text(tidyLine, LONGEST.line),
  })

/** Rows in which nothing was typed are left out. */
const pairs = (missing: string) =>
  z
    .array(z.strictObject({ name: z.string(), about: z.string() }))
    .transform((rows) => rows.filter(({ name, about }) => !isBlank(name) || !isBlank(about)))
    .pipe(z.array(pair(missing)).max(MOST_LINES, atMost(MOST_LINES)))

const freeSection = z.strictObject({
  kind: z.literal('free'),
  id: z.int().min(100_000).max(999_999),
  title: text(tidyLine, LONGEST.title),
  columns: z
    .array(text(tidyText, LONGEST.column))
    .min(1, 'Please choose 1, 2 or 3 columns')
    .max(MOST_COLUMNS, 'Please choose 1, 2 or 3 columns'),
  hidden: z.boolean(),
})

const part = z.discriminatedUnion('kind', [
  freeSection,
  z.strictObject({ kind: z.enum(FIXED_PARTS, UNKNOWN), hidden: z.boolean() }),
])

const parts = typedShape.shape.parts
  .refine((all) => all.filter(({ kind }) => kind === 'free').length <= MOST_SECTIONS, {
    error: `You can have up to ${MOST_SECTIONS} sections`,
    abort: true,
  })
  .superRefine(fitTogether)
  .pipe(z.array(part))
  .refine(hasOwnIds, 'Each section needs an id of its own')
  .transform(completeParts)

/** The message about too much text is at the column that exceeds the limit. */
function fitTogether(all: TypedSummary['parts'], context: z.RefinementCtx): void {
  const place = placeTooMuch(all)
  if (place === null) return
  context.addIssue({
    code: 'custom',
    message: tooMuchText(charactersOf(all)),
    path: [place.part, 'columns', place.column],
  })
}

function hasOwnIds(all: readonly z.infer<typeof part>[]): boolean {
  const ids = all.flatMap((one) => (one.kind === 'free' ? [one.id] : []))
  return new Set(ids).size === ids.length
}

function atMost(most: number): string {
  return `Please enter ${most} or fewer`
}

interface Circumstances {
  /** The owner's country: `AU`, `NZ`, another or not given. */
  country: string | null
  /** `YYYY-MM-DD` in the owner's time zone. */
  today: string
  /** The account's address, which is accepted whatever its ending, because it was accepted at sign-up. */
  ownEmail?: string
}

/** Schema of a typed summary (decisions, section 5.3). Every field may be left empty. */
export const summarySchema = ({ country, today, ownEmail }: Circumstances) =>
  z.strictObject({
    businessName,
    name: optional((typed) => readName(typed, 'Please provide name')),
    phone: optional((typed) => readPhoneNumber(typed, country, 'Please provide valid phone')),
    email: optional((typed) => readEmail(typed, WRONG_EMAIL, hostOf(ownEmail))),
    address: text(tidyText, LONGEST.address),
    nzbn: optional((typed) => digits(readNzbn(typed))),
    gstNumber: optional((typed) => digits(readGstNumber(typed, country))),
    objectives: lines,
    partners: pairs('Please provide partner'),
    metrics: pairs('Please provide metric'),
    categories: z
      .array(z.enum(CATEGORIES, UNKNOWN))
      .transform((chosen) => CATEGORIES.filter((one) => chosen.includes(one))),
    years: yearsField(today),
    parts,
  }) satisfies z.ZodType<BusinessSummary>

const hostOf = (email: string | undefined): string[] => (email?.split('@') ?? []).slice(1)
