import { shortDate } from '#core/dates.ts'
import { asOthersSee, type FixWords } from '#core/fix-text/field.ts'
import { detailsOf } from '#fixes/details.ts'
import { withFields } from '#fixes/fields.ts'
import { fixWordsOf } from '#store/fix-words.ts'
import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { withBoxes } from '#core/boxed.ts'
import type { AnyCheck } from '#core/check.ts'
import { isConclusive } from '#core/known-results.ts'
import { placesOf } from '#core/hand-over/asked-thing.ts'
import { blocksForWebPerson, forWebPerson } from '#core/hand-over/for-web-person.ts'
import type { CheckResult } from '#core/result.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { SOMEBODY_ELSE } from '#fixes/hosting/where.ts'
import { effortMinutes, effortWords } from '#plan/effort.ts'
import type { TrackedItem, TrackedPlan } from '#plan/tracked.ts'
import type { FullKnownResults } from '#report/document.ts'
import { readEvidence } from '#store/evidence.ts'
import type { AskedResult } from '#store/hand-overs.ts'
import { knownResultsOfWebsite } from '#store/known-results.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { presentationOf, type Website } from '#store/websites.ts'
import type { askShape } from '../contract/hand-overs.ts'
import { currentPlan } from '../results/current-plan.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import type { Services } from '../services.ts'
import { doneWhen } from './done-when.ts'
import { piecesByCheck } from './pieces-by-check.ts'

export type Ask = z.infer<typeof askShape>

/** The checks that may be shown to somebody else than the owner, in the order of `ids`. */
export const shownChecks = (ids: readonly string[]): AnyCheck[] =>
  ids.flatMap((id) => catalogue.find((check) => check.id === id && !check.ownersOnly) ?? [])

/** What an owner's website is known by, to make asks from. */
export interface AskContext {
  known: ReadonlyMap<string, FullKnownResults>
  plan: TrackedPlan
}

export async function askContext(services: Services, website: Website): Promise<AskContext> {
  const [known, { plan }] = await Promise.all([
    knownResultsOfWebsite(services.db, website.id),
    currentPlan(services, website),
  ])
  return { known, plan }
}

export const planItemOf = ({ plan }: AskContext, check: string): TrackedItem | undefined =>
  plan.items.find((item) => item.check === check)

/** The result of a check that counts: the newest, or the newest conclusive one. */
export function resultOf({ known }: AskContext, check: AnyCheck): CheckResult | null {
  const knownResults = known.get(check.id)
  if (!knownResults) return null
  const { newest, lastKnown } = knownResults
  return isConclusive(check, newest) ? newest : (lastKnown ?? newest)
}

/** A result in the words that a web person reads. */
export const askedResult = (result: CheckResult): AskedResult => ({
  tag: result.tag,
  display: result.display,
  greyKind: result.greyKind,
  line: result.description,
  at: result.updatedAt,
  seen: placesOf(result.evidence),
})

/**
 * Each check as something to ask a web person for, with its ready-made texts. Of what the owner told us these hold the profile, the answers and what was
 * typed for them; never the address that the owner signs in with, or the summary.
 */
export async function asksOf(
  services: Services,
  website: Website,
  checks: readonly AnyCheck[],
  context: AskContext,
): Promise<Ask[]> {
  const keys = checks.flatMap(({ id, boxed }) => [
    ...(fixSources.get(id)?.evidence ?? []),
    ...(boxed?.evidence ?? []),
  ])
  const evidence = gatheredValues(await readEvidence(services, website.id, [...new Set(keys)]))
  const given = await readOwnerInput(services.db, website)
  // The address that the owner signs in with, and what the summary says to a bank, are for neither a web person nor the public.
  const { email: _email, ...profile } = given.profile
  const words = await fixWordsOf(services.db, website.id)
  const { timeZone } = await presentationOf(services.db, website)
  const input = { evidence, profile, answers: given.answers, words, timeZone }
  const now = services.now()
  const today = shortDate(now.toISOString(), timeZone)
  const piecesOf = piecesByCheck(website, now)
  return checks.map((check) => {
    const result = resultOf(context, check)
    const item = planItemOf(context, check.id)
    const minutes = item?.effortMinutes ?? effortMinutes(check.plan?.effort ?? 0)
    const made = result && piecesOf(check.id, () => fixesOf(check, result, input, today))
    const fixes = made ?? []
    return {
      check: check.id,
      title: check.words.title,
      why: check.words.why,
      effort: item?.effort ?? effortWords(minutes),
      minutes,
      before: null,
      now: result && askedResult(result),
      blocks: blocksForWebPerson(
        result === null || result.goldStar
          ? (result?.blocks ?? [])
          : withBoxes(check, result, evidence).blocks,
      ),
      fixes,
      fixesUnavailable: result !== null && made === null,
      steps: result === null || result.goldStar ? [] : result.nextSteps.map(forWebPerson),
      doneWhen: doneWhen(check, result, fixes),
    }
  })
}

/** Who hosts a website and can be written to; `null`: not recognised. */
export async function providerOf(services: Services, website: Website): Promise<string | null> {
  const evidence = gatheredValues(await readEvidence(services, website.id, ['site', 'pages']))
  const { host, builder } = hostingOf(evidence)
  return host ?? builder?.name ?? null
}

type Given = Omit<Parameters<typeof fixesFor>[2], 'result'> & { evidence: FixEvidence; words: FixWords }

function fixesOf(check: AnyCheck, result: CheckResult, given: Given, today: string): Ask['fixes'] {
  const source = fixSources.get(check.id)
  if (!source || !isConclusive(check, result)) return []
  return fixesFor(check.id, source, { result, ...given }).map((fix) => {
    const { pieces, ...made } = withFields(fix, { details: detailsOf(given), words: given.words, today })
    return {
      ...made,
      pieces: pieces.map((piece) => ({ ...piece, fields: piece.fields.map(asOthersSee) })),
      where: {
        ...fix.where,
        steps: fix.where.steps.filter((step) => step !== SOMEBODY_ELSE).map(forWebPerson),
      },
    }
  })
}
