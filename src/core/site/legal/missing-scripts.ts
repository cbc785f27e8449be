import type { PageFacts } from '../../evidence/page.ts'
import type { ScriptsEvidence } from '../../evidence/scripts.ts'
import type { LoadedEvidence } from '../../evidence/visit.ts'
import { saysGone } from '../../says-gone.ts'
import { isSentEmpty, runningScripts } from '../written-by-scripts.ts'

/** The addresses of script files that answered "not found". */
export const missingScripts = (
  scripts: ScriptsEvidence | undefined,
  loaded: LoadedEvidence | undefined,
): ReadonlySet<string> =>
  new Set(
    [...(scripts?.files ?? []), ...(loaded?.requests ?? [])]
      .filter(({ status }) => saysGone(status))
      .map(({ url }) => url),
  )

/**
 * Whether a page whose text scripts write stays empty: it has no picture or frame to see either, and none of its scripts is there. One inside the page, one
 * of another website, or one that we did not ask for, may still write it.
 */
export const staysEmpty = (page: PageFacts, missing: ReadonlySet<string>): boolean =>
  !page.rendered &&
  isSentEmpty(page) &&
  runningScripts(page).every(({ url }) => url !== null && missing.has(url))
