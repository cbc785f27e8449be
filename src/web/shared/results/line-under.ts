import type { CountsAs } from '#core/counts.ts'

const SAME_ANSWER = 'Waits for the same answer as another test.'

/**
 * The line under the title of a check in a list. A question is asked once; without a website, the group or the page says once what its checks
 * wait for.
 */
export function lineUnder(
  line: string | undefined,
  countsAs: CountsAs | undefined,
  hasWebsite: boolean,
): string | undefined {
  if (countsAs === 'askedWithAnother') return SAME_ANSWER
  return countsAs === 'noWebsite' && !hasWebsite ? undefined : line
}
