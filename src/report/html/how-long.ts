import { type jobTimes, TO_BEGIN } from '#core/job-time.ts'
import { type Html, part } from './part.ts'

/** The time of a job, or of several, in a column of times: what can be done at one sitting, and all of it below. */
export const howLong = ({ tonight, whole }: ReturnType<typeof jobTimes>): Html =>
  tonight === null
    ? part`${whole}`
    : part`${tonight} ${TO_BEGIN}<br><span class="in-all">${whole} in all</span>`
