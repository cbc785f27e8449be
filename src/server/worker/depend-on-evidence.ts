import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { type EvidenceKey, OWNER_EVIDENCE } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { isConclusive } from '#core/known-results.ts'
import type { CheckResult } from '#core/result.ts'
import { judgeAll } from '#engine/judging.ts'
import { decidable, neededEvidence } from '#engine/needed.ts'
import { readEvidence } from '#store/evidence.ts'
import { knownResultsOfWebsite } from '#store/known-results.ts'
import { oldRenderings, without } from './old-renderings.ts'
import type { HeldScan, ScanTools } from './scan-tools.ts'

/** What a scan of one check may gather anew and others have been judged by. */
const SHARED = ['pages', 'sitemaps'] as const satisfies EvidenceKey[]
const RENDERED = 'rendered' as const satisfies EvidenceKey
const OWNERS: ReadonlySet<EvidenceKey> = new Set(OWNER_EVIDENCE)

/**
 * The checks outside a scan whose result would now read otherwise, because the scan has read pages or sitemaps again: "There's no sitemap" is false as soon
 * as the sitemap check has found one. `since`: when the scan began. A check is left alone where something that it reads is not kept any more, or where
 * the rendering of pages is older than the pages, or has one that is gone.
 */
export async function checksReadingOtherwise(
  { website, checks, input }: Pick<HeldScan, 'website' | 'checks' | 'input'>,
  tools: Pick<ScanTools, 'db' | 'files' | 'onFault'>,
  since: Date,
): Promise<string[]> {
  const readHere = neededEvidence(checks)
  const gathered = SHARED.filter((key) => readHere.includes(key))
  const others = catalogue.filter((check) => !checks.includes(check) && readsOneOf(check, gathered))
  if (others.length === 0) return []
  const kept = await readEvidence(tools, website.id, [...new Set([...neededEvidence(others), RENDERED])])
  const isNew = (key: EvidenceKey): boolean => isNewer(kept, key, since)
  const fresh = gathered.filter(isNew)
  const judged = others.filter(
    (check) =>
      readsOneOf(check, fresh) &&
      evidenceOf(check).every((key) => kept[key] !== undefined) &&
      !(evidenceOf(check).includes(RENDERED) && isNew('pages') && !isNew(RENDERED)) &&
      !(evidenceOf(check).includes('renderedPages') && isNew('pages') && !areStillThere(kept)),
  )
  const at = new Date()
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  // As a rejudging has them: a verdict that only older renderings allow would be asked for in vain, and gathered again after every scan.
  const bag = {
    ...without(kept, oldRenderings(kept)),
    answers: there(input.answers),
    profile: there(input.profile),
  }
  const known = await knownResultsOfWebsite(tools.db, website.id)
  return judgeAll(decidable(judged, bag), bag, at, tools.onFault).flatMap((now) => {
    const before = known.get(now.id)?.newest
    return before !== undefined && readsOtherwise(before, now) ? [now.id] : []
  })
}

/** Whether the kept renderings are of pages that are still there: one that was taken away or renamed since would count beside its successor. */
function areStillThere({ pages, rendered, renderedPages }: EvidenceSoFar): boolean {
  if (pages?.state !== 'ok' || renderedPages?.state !== 'ok') return true
  const shown = rendered?.state === 'ok' ? rendered.value.pages : []
  const there = new Set([...pages.value.pages, ...shown].flatMap(({ url, requested }) => [url, requested]))
  return renderedPages.value.pages.every(({ url }) => there.has(url))
}

/** A result that we could not come to is no news. */
function readsOtherwise(before: CheckResult, now: CheckResult): boolean {
  const check = catalogue.find(({ id }) => id === now.id)
  if (check === undefined || !isConclusive(check, now) || before.revision !== now.revision) return false
  return (
    before.status !== now.status ||
    before.applicable !== now.applicable ||
    before.description !== now.description
  )
}

const evidenceOf = ({ needs, wants }: AnyCheck): EvidenceKey[] =>
  [...needs, ...wants].filter((key) => !OWNERS.has(key))

/** Whether a check reads one of these, and nothing of an account, which only a scan of its own asks for. */
const readsOneOf = ({ needs, wants }: AnyCheck, keys: readonly EvidenceKey[]): boolean => {
  const read: readonly EvidenceKey[] = [...needs, ...wants]
  return !read.includes('accounts') && keys.some((key) => read.includes(key))
}

function isNewer(kept: EvidenceSoFar, key: EvidenceKey, since: Date): boolean {
  const piece = kept[key]
  return piece?.state === 'ok' && Date.parse(piece.at) >= since.getTime()
}
