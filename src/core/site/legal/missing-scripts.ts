import type { PageFacts } from '../../evidence/page.ts'
import type { ScriptsEvidence } from '../../evidence/scripts.ts'
import type { LoadedEvidence } from '../../evidence/visit.ts'
import { runsScripts } from '../written-by-scripts.ts'

const isGone = (status: number | null): boolean => status === 404 || status === 410

/** The addresses of script files that answered "not found". */
export const missingScripts = (
  scripts: ScriptsEvidence | undefined,
  loaded: LoadedEvidence | undefined,
): ReadonlySet<string> =>
  new Set(
    [...(scripts?.files ?? []), ...(loaded?.requests ?? [])]
      .filter(({ status }) => isGone(status))
      .map(({ url }) => url),
  )

/**
 * Whether a page whose text scripts write stays empty: none of its script files is there. One of another website, or one that we did not ask for, may
 * still write it.
 */
export function staysEmpty(page: PageFacts, missing: ReadonlySet<string>): boolean {
  if (page.rendered || !runsScripts(page)) return false
  const files = page.scripts.flatMap(({ url }) => url ?? [])
  return files.length > 0 && files.every((url) => missing.has(url))
}
