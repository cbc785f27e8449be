import { blanksIn } from '#fixes/blanks.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import { isConclusive } from '#core/known-results.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'
import { checkOf, noDetails } from './check-of.ts'
import { fixCalls } from '../contract/fixes.ts'
import { named, Resource } from '../http/routing.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

export const fixRoutes = new Resource().on(
  named(fixCalls, 'GET /checks/{id}/fixes'),
  async ({ c, params, services }) => {
    const check = checkOf(params.id)
    const website = await websiteInView(c)
    const standing = website && (await knownResultsOfCheck(services.db, website.id, check.id))
    if (!website || !standing) throw noDetails(check.words.title)
    const { newest, lastKnown } = standing
    const result = isConclusive(check, newest) ? newest : lastKnown
    const source = fixSources.get(check.id)
    if (!result || !source) return { fixes: [] }
    const [gathered, { profile, answers }] = await Promise.all([
      readEvidence(services, website.id, source.evidence),
      readOwnerInput(services.db, website),
    ])
    const { content } =
      website.ownerId === null ? { content: null } : await summaryOfOwner(services.db, website.ownerId)
    const details = content ?? undefined
    const evidence = gatheredValues(gathered)
    const made = fixesFor(check.id, source, { result, evidence, profile, answers, details })
    return { fixes: made.map((fix) => ({ ...fix, pieces: fix.pieces.map(withBlanks) })) }
  },
)

/** A piece with the placeholders in it. */
export const withBlanks = <Piece extends { content: string }>(piece: Piece) => ({
  ...piece,
  blanks: blanksIn(piece.content),
})
