import type { Tone } from '#core/display.ts'

export const LEGAL_STATUSES = ['legal_items_present', 'legal_items_missing', 'website_at_risk'] as const
export type LegalStatus = (typeof LEGAL_STATUSES)[number]

/** Statuses of the legal check, with how each is shown. */
export const statuses = {
  legal_items_present: 'success',
  website_at_risk: 'error',
  legal_items_missing: 'warning',
} as const satisfies Readonly<Record<LegalStatus, Tone>>
