/** Statuses of the legal check, with how each is shown. */
export const statuses = {
  legal_items_present: 'success',
  website_at_risk: 'error',
  legal_items_missing: 'warning',
} as const
export type LegalStatus = keyof typeof statuses
