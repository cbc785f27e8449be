import { shortDate } from '#core/dates.ts'
import { detailsOf } from '#fixes/details.ts'
import { withFields } from '#fixes/fields.ts'
import { offersOf } from '#fixes/offers.ts'
import type { Fix } from '#fixes/fix.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { fixesForVisitors } from '#fixes/for-visitors.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import type { AnyCheck } from '#core/check.ts'
import { FIRST_RESULTS_MS } from '#core/history.ts'
import { isConclusive } from '#core/known-results.ts'
import type { FullKnownResults } from '#report/document.ts'
import { readEvidence } from '#store/evidence.ts'
import { fixWordsOf } from '#store/fix-words.ts'
import { comparedHistory } from '#store/history.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { ownerOf } from '#store/owners.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import { presentationOf, type Website } from '#store/websites.ts'
import { checkOf, noDetails } from './check-of.ts'
import { makingPieces } from './making-pieces.ts'
import type { Contract } from '../contract/contract.ts'
import { fixCalls } from '../contract/fixes.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

export const fixRoutes = new Resource().on(
  named(fixCalls, 'GET /checks/{id}/fixes'),
  async ({ c, params, services }) => {
    const check = checkOf(params.id)
    const website = await websiteInView(c)
    const knownResults = website && (await knownResultsOfCheck(services.db, website.id, check.id))
    if (!website || !knownResults) throw noDetails(check.words.title)
    const known = { check, knownResults }
    const fixes = await madeFixes(services, website, known)
    return { fixes, isOutdated: fixes.length === 0 && (await isOutdated(services, website, known)) }
  },
)

export type MadeFix = Contract['GET /checks/{id}/fixes']['answer']['fixes'][number]

interface Known {
  check: AnyCheck
  knownResults: FullKnownResults
}

/**
 * Whether what a result was judged by has been gathered again since, for another check: fixes are made of the newest. Signing up reads some
 * of it again right after the first results, when nobody can have mended anything.
 */
async function isOutdated(
  services: Services,
  website: Website,
  { check, knownResults: { newest, lastKnown } }: Known,
): Promise<boolean> {
  const result = isConclusive(check, newest) ? newest : lastKnown
  const judgedBy = new Set<string>([...check.needs, ...check.wants])
  const keys = fixSources.get(check.id)?.evidence.filter((key) => judgedBy.has(key)) ?? []
  if (!result || keys.length === 0) return false
  const [gathered, history] = await Promise.all([
    readEvidence(services, website.id, keys),
    comparedHistory(services.db, website.id, services.now(), check.id),
  ])
  const judgedAt = Date.parse(result.updatedAt)
  const first = Math.min(judgedAt, ...(history.get(check.id) ?? []).map(({ at }) => Date.parse(at)))
  const since = Math.max(judgedAt, first + FIRST_RESULTS_MS)
  return Object.values(gathered).some((piece) => piece?.state === 'ok' && Date.parse(piece.at) > since)
}

/** The fixes of a check's last conclusive result. A visitor gets those that may be seen by somebody else than the owner. */
export async function madeFixes(
  services: Services,
  website: Website,
  { check, knownResults: { newest, lastKnown } }: Known,
): Promise<(MadeFix & Pick<Fix, 'followsOthers'>)[]> {
  const result = isConclusive(check, newest) ? newest : lastKnown
  const source = fixSources.get(check.id)
  if (!result || !source) return []
  const [gathered, { profile, answers }, words, { timeZone }] = await Promise.all([
    readEvidence(services, website.id, source.evidence),
    readOwnerInput(services.db, website),
    fixWordsOf(services.db, website.id),
    presentationOf(services.db, website),
  ])
  const { ownerId } = website
  const { content } = ownerId === null ? { content: null } : await summaryOfOwner(services.db, ownerId)
  const ownPhone = ownerId === null ? null : (await ownerOf(services.db, ownerId))?.phone
  const details = content ?? undefined
  const evidence = gatheredValues(gathered)
  const input = { result, evidence, profile, answers, details, words, timeZone }
  const now = services.now()
  return makingPieces(website, now, () => {
    const made = fixesFor(check.id, source, input)
    const shown = ownerId === null ? fixesForVisitors(made) : made
    const today = shortDate(now.toISOString(), timeZone)
    const known = { details: detailsOf(input), words, today, offers: offersOf({ ...input, ownPhone }) }
    return shown.map((fix) => withFields(fix, known))
  })
}
