import type { Option } from '../survey/question.ts'

/** Whole years of trading. */
export const BUSINESS_AGES: readonly Option[] = [
  { id: 'not_started', text: 'Not started yet' },
  { id: 'under_1', text: 'Less than 1 year' },
  { id: '1_2', text: '1 to 2 years' },
  { id: '3_5', text: '3 to 5 years' },
  { id: '6_10', text: '6 to 10 years' },
  { id: 'over_10', text: 'More than 10 years' },
]

/** Staff, not counting the owner, in the bands of the Australian Bureau of Statistics. */
export const STAFF_COUNTS: readonly Option[] = [
  { id: '0', text: 'Just me' },
  { id: '1_4', text: '1 to 4' },
  { id: '5_19', text: '5 to 19' },
  { id: '20_199', text: '20 to 199' },
  { id: '200_plus', text: '200 or more' },
]
