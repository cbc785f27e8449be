import type { Option } from '../survey/question.ts'

/** Whom a business serves. What it does is its industry. */
export const SECTORS: readonly Option[] = [
  { id: 'consumers', text: 'Consumers (people buying for themselves)' },
  { id: 'businesses', text: 'Other businesses' },
  { id: 'both', text: 'Both consumers and businesses' },
  { id: 'government', text: 'Government' },
  { id: 'not_for_profit', text: 'Not-for-profit or community' },
]
