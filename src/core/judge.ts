import type { Block } from './block.ts'
import type { AnyCheck, Bag, Outcome, Proof, Verdict } from './check.ts'
import { displayOf, type Tone } from './display.ts'
import type { EvidenceKey, EvidenceMap } from './evidence/index.ts'
import type { Gathered } from './gathered.ts'
import { EVIDENCE_WORDS } from './evidence/words.ts'
import { type UnableWords, wordsOfFailure } from './reason-words.ts'
import { because, type Failure, type Reason } from './reasons.ts'
import type { CheckResult } from './result.ts'
import { proofInWords } from './survey/proof-words.ts'
import { upperFirst } from './text.ts'
import { fill, listed, type Say, stepText } from './words.ts'

/** The evidence gathered up to now; a key without an entry is still pending. */
export type EvidenceSoFar = { readonly [K in EvidenceKey]?: Gathered<EvidenceMap[K]> }

const PENDING = { state: 'pending' } as const
const COULD_NOT_CHECK = "Couldn't check"
const NOT_SWITCHED_ON = 'Not switched on yet'
const NEEDS_WEBSITE = 'Needs a website'
const NOT_RELEVANT = {
  tag: 'Not relevant',
  line: "This doesn't apply to your business, so we've left it out of your plan. Changed? Update your answers.",
}

/**
 * Judges one check by the evidence gathered up to now. `null`: evidence it needs is pending, or it asked to wait.
 * Failed evidence never reaches a check that needs it: the answer is "could not look", with the reason.
 */
export function judge(check: AnyCheck, soFar: EvidenceSoFar, at: Date): CheckResult | null {
  if (check.worksWithoutWebsite !== true && isWithoutWebsite(soFar))
    return presentFailure(check, NO_WEBSITE, at)
  for (const key of check.needs) {
    const piece = soFar[key]
    if (piece?.state === 'failed') return presentFailure(check, piece.failure, at)
  }
  if (check.needs.some((key) => soFar[key] === undefined)) return null
  const outcome = check.run(bagFor(check, soFar), at)
  return 'wait' in outcome ? null : present(check, outcome, at)
}

const NO_WEBSITE = { reason: 'no_website', code: 'no_website' } as const

const isWithoutWebsite = ({ profile }: EvidenceSoFar): boolean =>
  profile?.state === 'ok' && profile.value.noWebsite === true

function bagFor(check: AnyCheck, soFar: EvidenceSoFar): Bag {
  const bag: Record<string, unknown> = {}
  for (const key of check.wants) bag[key] = soFar[key] ?? PENDING
  for (const key of check.needs) {
    const piece = soFar[key]
    if (piece?.state === 'ok') bag[key] = piece.value
  }
  return bag
}

/** The result of an outcome: statuses become tags, words, colours and steps. */
export function present(
  check: AnyCheck,
  outcome: Exclude<Outcome<string, unknown>, { wait: true }>,
  at: Date,
): CheckResult {
  if ('unable' in outcome) {
    const { unable, proof, facts, blocks, said } = outcome
    return presentFailure(check, asFailure(unable), at, { proof, facts, blocks, said })
  }
  const declared = check.statuses[outcome.status]
  const own = check.words.statuses[outcome.status]
  if (!declared || !own) throw new Error(`${check.id} answered with an undeclared status: ${outcome.status}`)
  const tone = outcome.asking === true ? 'more_info' : declared
  const words = (outcome.asking === true && own.asking) || own
  const applicable = outcome.applicable !== false && tone !== 'not_relevant'
  const say = outcome.say ?? {}
  const result = {
    ...base(check, at),
    status: outcome.status,
    ...displayOf(applicable ? tone : 'not_relevant'),
    tag: applicable ? fill(words.tag, say) : NOT_RELEVANT.tag,
    description: applicable ? fill(words.line, say) : (words.notRelevant ?? NOT_RELEVANT.line),
    nextSteps:
      stepsOf(check, outcome, tone) ??
      words.steps.map((step) => fill(stepText(step), say)).filter((step) => step !== ''),
    goldStar: applicable && tone === 'success',
    advice: [...(outcome.advice ?? []), ...(check.words.always ? [fillAlways(check, say)] : [])],
    facts: asRecord(outcome.facts),
    blocks: [...(outcome.blocks ?? [])],
    evidence: outcome.proof.map(proofInWords),
    ...reasonFields(outcome),
    applicable,
  }
  return applicable && result.reasonCode === 'provider_not_configured'
    ? withoutWork(result, fill(words.seenAnyway ?? '', say))
    : result
}

/** A result whose check is not switched on: its status and what was seen stay, nothing is asked and nothing is to do. */
const withoutWork = (result: CheckResult, seen: string): CheckResult => ({
  ...result,
  ...displayOf('unable'),
  tag: NOT_SWITCHED_ON,
  description: `${seen} ${result.reason ?? result.description}`.trim(),
  nextSteps: [],
  advice: [],
})

/** Tones of what is to be done: their work is what the plan counts. */
const TO_DO: ReadonlySet<Tone> = new Set(['error', 'warning', 'missing', 'review', 'info'])

/** The steps by what was found; `null`: the status' own, as for a question, for what is done or fine, and where the check has none. */
function stepsOf(check: AnyCheck, { status, facts }: Verdict<string, unknown>, tone: Tone): string[] | null {
  if (!TO_DO.has(tone) || !check.plan || check.plan.completedBy.includes(status)) return null
  return check.plan.work?.({ status, facts: asRecord(facts) })?.steps.map(stepText) ?? null
}

const fillAlways = (check: AnyCheck, say: Say): string => fill(check.words.always ?? '', say)

function reasonFields(outcome: Verdict<string, unknown>): Pick<CheckResult, 'reason' | 'reasonCode'> {
  if (outcome.reason === undefined) return { reason: null, reasonCode: null }
  const failure = asFailure(outcome.reason)
  return { reason: wordsOfFailure(failure).sentence, reasonCode: failure.code }
}

const UNABLE_TAGS: Readonly<Partial<Record<Reason, string>>> = {
  no_website: NEEDS_WEBSITE,
  provider_not_configured: NOT_SWITCHED_ON,
}

/** What to try; a check that is left out is not worth running again. */
function stepsAfter(reason: Reason, step: string): string[] {
  if (reason === 'provider_not_configured') return []
  if (reason === 'no_website') return [step]
  const again = step.startsWith('Re-run the test') ? [] : ['Re-run the test later']
  return [step, ...again, 'Contact us if it keeps happening']
}

interface Carried {
  proof?: readonly Proof[]
  facts?: unknown
  blocks?: readonly Block[] | undefined
  said?: UnableWords | undefined
}

/** The result of "could not look": grey, with the reason in the owner's words, and never a verdict. */
export function presentFailure(
  check: AnyCheck,
  failure: Failure,
  at: Date,
  carried: Carried = {},
): CheckResult {
  const { said } = carried
  const words = said ?? wordsOfFailure(failure)
  const own = check.statuses[check.unableStatus]
  return {
    ...base(check, at),
    status: check.unableStatus,
    ...displayOf(own ?? 'unable'),
    tag: said?.tag ?? UNABLE_TAGS[failure.reason] ?? COULD_NOT_CHECK,
    description: words.sentence,
    nextSteps: stepsAfter(failure.reason, words.step),
    goldStar: false,
    advice: [],
    facts: asRecord(carried.facts),
    blocks: [...(carried.blocks ?? [])],
    evidence: (carried.proof ?? [proofOfFailure(check, failure)]).map(proofInWords),
    reason: words.sentence,
    reasonCode: failure.code,
    applicable: true,
  }
}

function proofOfFailure(check: AnyCheck, failure: Failure): Proof {
  const { detail, status } = failure
  const wanted = listed(check.needs.map((key) => EVIDENCE_WORDS[key]))
  const exactly = [
    ...(detail === undefined ? [] : [detail]),
    ...(status === undefined ? [] : [`status ${status}`]),
  ]
  const found = `We couldn't look. ${wordsOfFailure(failure).sentence}`
  return {
    kind: 'page',
    at: wanted === '' ? check.words.title : upperFirst(wanted),
    found: exactly.length === 0 ? found : `${found} (${exactly.join(', ')})`,
  }
}

function base(check: AnyCheck, at: Date) {
  return {
    id: check.id,
    code: check.code,
    category: check.category,
    title: check.words.title,
    whatIsIt: check.words.what,
    whyImportant: check.words.why,
    updatedAt: at.toISOString(),
    durationMs: 0,
    revision: check.revision,
  }
}

const asFailure = (from: Failure | Reason): Failure => (typeof from === 'string' ? because(from) : from)

const asRecord = (facts: unknown): Record<string, unknown> =>
  typeof facts === 'object' && facts !== null ? { ...facts } : {}
