import type { Selling } from './selling.ts'

/** Points by the value of one field. */
type Points = Readonly<Record<string, number>>

/** Points that the plan adds to a check's weight for some businesses (plan, section 3). */
export interface Adjustments {
  /** Whether it sells online. */
  selling?: Readonly<Partial<Record<Selling, number>>>
  /** Id of the industry. */
  industry?: Points
  /** Id of the years of trading. */
  businessAge?: Points
  /** Id of the staff band. */
  staff?: Points
  /** Code of the country. */
  country?: Points
}
