import type { Category } from '#core/check.ts'
import type { Year } from './finance/year.ts'

/** The parts that every summary has; each can be moved and hidden, none deleted. */
export const FIXED_PARTS = ['objectives', 'partners', 'metrics', 'finance', 'online', 'categories'] as const
export type FixedPart = (typeof FIXED_PARTS)[number]

/** A section of the owner's own: a title and one to three columns of text. */
export interface FreeSection {
  kind: 'free'
  /** Six digits, unique within the summary. */
  id: number
  title: string
  columns: string[]
  hidden: boolean
}

export type SummaryPart = FreeSection | { kind: FixedPart; hidden: boolean }

/** A name with a description: a partner and what they do, a measure and its figure. */
export interface Pair {
  name: string
  about: string
}

/** An owner's summary of the business, for a bank or an adviser. Empty texts and lists: not given. */
export interface BusinessSummary {
  businessName: string
  /** Name of the contact person. */
  name: string
  /** As stored by `readPhoneNumber`: digits, or `+` with all digits of a number elsewhere. */
  phone: string
  email: string
  address: string
  /** New Zealand business number, 13 digits. */
  nzbn: string
  /** GST number, or in Australia ABN, as digits. */
  gstNumber: string
  objectives: string[]
  partners: Pair[]
  metrics: Pair[]
  /** Categories of results to show. */
  categories: Category[]
  /** Newest first. */
  years: Year[]
  /** In the order shown. */
  parts: SummaryPart[]
}

/** A summary without any content. */
export const EMPTY_SUMMARY: BusinessSummary = {
  businessName: '',
  name: '',
  phone: '',
  email: '',
  address: '',
  nzbn: '',
  gstNumber: '',
  objectives: [],
  partners: [],
  metrics: [],
  categories: [],
  years: [],
  parts: FIXED_PARTS.map((kind) => ({ kind, hidden: false })),
}

/** The same parts with every fixed one once: a second is dropped, a missing one is added at the end, hidden. */
export function completeParts(parts: readonly SummaryPart[]): SummaryPart[] {
  const kept = parts.filter(
    ({ kind }, at) => kind === 'free' || parts.findIndex((part) => part.kind === kind) === at,
  )
  const missing = FIXED_PARTS.filter((kind) => !kept.some((part) => part.kind === kind))
  return [...kept, ...missing.map((kind) => ({ kind, hidden: true }))]
}
