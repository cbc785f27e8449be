import { failure } from '#core/reasons.ts'
import { GatheringFailed } from '../context.ts'

/** Throws `GatheringFailed` for a page that ended at no address of the web, such as `blob:`, or `chrome-error:`, the browser's own page of an error. */
export function refuseNowhere(url: string): void {
  if (!/^https?:/u.test(url)) throw new GatheringFailed(failure('page_unavailable', 'it led nowhere'))
}
