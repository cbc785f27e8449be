import { monthsBefore } from '#core/calendar.ts'
import type { Tool } from './tool.ts'

/** Price bands and plans are reviewed twice a year (catalogues, section 4). */
const MONTHS = 6

/** Whether a tool was last reviewed half a year ago or earlier; a retired one needs no review. */
export const isReviewDue = (
  { reviewedOn, isRetired }: Pick<Tool, 'reviewedOn' | 'isRetired'>,
  now: Date,
): boolean => !isRetired && Date.parse(reviewedOn) <= monthsBefore(now.getTime(), MONTHS)
