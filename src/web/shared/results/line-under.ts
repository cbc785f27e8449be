import type { CountsAs } from '#core/counts.ts'

/** The line under the title of a check in a list. Without a website, the group or the page says once what its checks wait for. */
export const lineUnder = (
  line: string | undefined,
  countsAs: CountsAs | undefined,
  hasWebsite: boolean,
): string | undefined => (countsAs === 'noWebsite' && !hasWebsite ? undefined : line)
