import type { jobTimes } from '#core/job-time.ts'
import { type Html, part } from './part.ts'

/** The time of a job, or of several, in a column of times: what is for tonight, and all of it below. */
export const howLong = ({ tonight, whole }: ReturnType<typeof jobTimes>): Html =>
  tonight === null ? part`${whole}` : part`${tonight} tonight<br><span class="in-all">${whole} in all</span>`
