import type { Audience, Tool } from '#tools/tool.ts'
import type { ListedTool } from '#web/app/queries/admin-queries.ts'

/** The values of a tool's form: choices as texts. */
export interface ToolValues extends Record<string, string | boolean | string[]> {
  name: string
  group: string
  hasFree: boolean
  /** `none`: no monthly price. */
  paid: string
  purpose: string
  audience: string
  industries: string[]
  ease: string
  reviewedOn: string
  isRetired: boolean
}

/** The values of an empty form; id and version are made when it is saved. */
export const NEW_TOOL: Omit<ListedTool, 'reviewedOn'> = {
  id: '',
  name: '',
  group: 'admin',
  hasFree: false,
  paid: 1,
  purpose: '',
  audience: 'all',
  industries: [],
  ease: 1,
  isRetired: false,
  version: 0,
}

export const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  all: 'Everybody',
  with_staff: 'Businesses with staff',
  just_me: 'People who work on their own',
  industries: 'Some industries',
}

export const PAID_WORDS: Readonly<Record<string, string>> = {
  none: 'Nothing by the month',
  1: '$, up to $20 a month',
  2: '$$, over $20 to $60 a month',
  3: '$$$, over $60 a month',
}

export const valuesOf = ({ id: _id, version: _version, paid, ease, ...tool }: ListedTool): ToolValues => ({
  ...tool,
  paid: paid === null ? 'none' : String(paid),
  ease: String(ease),
})

/** The body to send; industries count only where the audience is some of them. */
export const bodyOf = ({ paid, ease, industries, ...values }: ToolValues) => ({
  ...values,
  paid: paid === 'none' ? null : Number(paid),
  ease: Number(ease),
  industries: values.audience === ('industries' satisfies Tool['audience']) ? industries : [],
})
