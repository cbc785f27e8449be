import { blanksIn } from '#fixes/blanks.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { fixesForVisitors } from '#fixes/for-visitors.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { isConclusive } from '#core/known-results.ts'
import type { FullKnownResults } from '#report/document.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import type { Website } from '#store/websites.ts'
import { checkOf, noDetails } from './check-of.ts'
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
    const standing = website && (await knownResultsOfCheck(services.db, website.id, check.id))
    if (!website || !standing) throw noDetails(check.words.title)
    return { fixes: await madeFixes(services, website, { check, standing }) }
  },
)

export type MadeFix = Contract['GET /checks/{id}/fixes']['answer']['fixes'][number]

interface Known {
  check: AnyCheck
  standing: FullKnownResults
}

/** The fixes of a check's last conclusive result. A visitor gets those that may be seen by somebody else than the owner. */
export async function madeFixes(
  services: Services,
  website: Website,
  { check, standing: { newest, lastKnown } }: Known,
): Promise<MadeFix[]> {
  const result = isConclusive(check, newest) ? newest : lastKnown
  const source = fixSources.get(check.id)
  if (!result || !source) return []
  const [gathered, { profile, answers }] = await Promise.all([
    readEvidence(services, website.id, source.evidence),
    readOwnerInput(services.db, website),
  ])
  const { content } =
    website.ownerId === null ? { content: null } : await summaryOfOwner(services.db, website.ownerId)
  const details = content ?? undefined
  const evidence = valuesOf(gathered)
  const made = fixesFor(check.id, source, { result, evidence, profile, answers, details })
  const shown = website.ownerId === null ? fixesForVisitors(made) : made
  return shown.map((fix) => ({ ...fix, pieces: fix.pieces.map(withBlanks) }))
}

const withBlanks = <Piece extends { content: string }>(piece: Piece) => ({
  ...piece,
  blanks: blanksIn(piece.content),
})

const valuesOf = (gathered: EvidenceSoFar): FixEvidence =>
  Object.fromEntries(
    Object.entries(gathered).flatMap(([key, piece]) => (piece.state === 'ok' ? [[key, piece.value]] : [])),
  )
