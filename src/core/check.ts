import type { z } from 'zod'
import type { Block } from './block.ts'
import type { Boxed } from './boxed.ts'
import type { Tone } from './display.ts'
import type { Adjustments } from './adjustments.ts'
import type { EvidenceKey, EvidenceMap } from './evidence/index.ts'
import type { Service } from './evidence/owner.ts'
import type { Wanted } from './gathered.ts'
import type { PlanGroup } from './plan-states.ts'
import type { UnableWords } from './reason-words.ts'
import type { Failure, Reason } from './reasons.ts'
import type { Suggest } from './survey/suggest.ts'
import type { Trigger } from './trigger-names.ts'
import type { CheckWords, Say } from './words.ts'
import type { AcceptanceOf, WorkOf } from './work.ts'
import type { Recommends } from './recommends.ts'

export const CATEGORIES = [
  'compliance',
  'visibility',
  'customer-experience',
  'social-media',
  'sitespeed',
] as const
export type Category = (typeof CATEGORIES)[number]

export const PROOF_KINDS = [
  'page',
  'header',
  'dns',
  'tls',
  'element',
  'screenshot',
  'audit',
  'answer',
  'account',
] as const

/** Most characters of a text that a proof quotes. */
export const LONGEST_PROOF = 300

/** Where we looked and what we found. Every verdict has at least one. */
export interface Proof {
  kind: (typeof PROOF_KINDS)[number]
  /** The address, record name, question id or the like that was looked at. */
  at: string
  /** What was found, in a few words; quoted text of a website is cut to 300 characters. */
  found: string
}
export type Proofs = readonly [Proof, ...Proof[]]

/** The plan's facts of a check (plan.md, section 1). `null` for a check without a plan entry. */
export interface PlanFacts<Status extends string> {
  weight: number
  group: PlanGroup
  /** Minutes of the owner's own time at tech savviness 3, where {@link work} does not say. */
  effort: number
  /** The work by what was found. */
  work?: WorkOf
  /** The parts of the work that somebody else can see done one by one, besides the status. */
  acceptance?: AcceptanceOf
  completedBy: readonly Status[]
  /** A completed item stays completed while the check's score is at least this (0 to 100). */
  staysFrom?: number
  /** Statuses that reopen a completed item at once, without a second result that confirms them. */
  reopensAtOnce?: readonly Status[]
  /** This status also completes the item once the owner has ticked, in this question, every entry (by its `name`) of the list in this fact. */
  completedByTicks?: { status: Status; fact: string; question: string }
  /** Results with these statuses come before everything that is not pinned, the lowest number first. */
  pin?: { place: number; statuses: readonly Status[] }
  /** An easy win, however long it takes, until the check is successful. */
  isEasyUntilFine?: true
  /** With these statuses the item stays in its group, however short the work is. */
  staysInGroup?: readonly Status[]
  /** Percent of the weight for a status, where it differs from the percent for its tone. */
  severity?: Readonly<Partial<Record<Status, number>>>
  adjustments?: Adjustments
}

/** The report of one check (specification, entities; addresses by the decisions, section 15). */
export interface CheckReport {
  /** Id of the report kind, unique: part of its address. */
  kind: string
  title: string
  /** Order among the reports of checks. */
  place: number
  /** What only this report shows, after the result: everything that was measured. */
  inFull?: InFull
}

/** The full content of a check's report, made from its evidence when the report is. */
export interface InFull {
  evidence: readonly EvidenceKey[]
  /** Evidence that is no longer kept is absent. */
  blocks(evidence: { readonly [K in EvidenceKey]?: EvidenceMap[K] | undefined }): Block[]
}

/** A spreadsheet of a check's facts. */
export interface Sheet {
  /** File name, unique: `broken_links.csv`. */
  name: string
  /** Makes the CSV text from facts, which an older revision may have stored in another shape. */
  make(facts: Readonly<Record<string, unknown>>): string
}

/** Duties of a business whose checks show each other's results (specification, section 3). */
export const SIBLINGS = ['legal', 'aboutPage', 'shop'] as const
export type Sibling = (typeof SIBLINGS)[number]

export interface SiblingFacts {
  as: Sibling
  /** Its own page also shows the results of all siblings. */
  tellsOthers?: true
}

/** What a check's result says about whether the business sells online. */
export interface SellingFacts<Status extends string> {
  yes: readonly Status[]
  /** The statuses that mean "no", unless the check could not look or asks the owner. */
  no: readonly Status[]
  /** The fact that is `true` where a shop was found. */
  seenIn: string
}

/** What `evaluate` returns: a verdict, "could not look", or "wait for the evidence that is still pending". */
export type Outcome<Status extends string, Facts> =
  | Verdict<Status, Facts>
  | {
      unable: Failure | Reason
      proof: Proofs
      facts?: Partial<Facts>
      blocks?: readonly Block[]
      said?: UnableWords
    }
  | { wait: true }

export interface Verdict<Status extends string, Facts> {
  status: Status
  facts: Facts
  proof: Proofs
  blocks?: readonly Block[]
  /** Values for the placeholders in the status' words. */
  say?: Say
  /** Advice that does not affect the status. */
  advice?: readonly string[]
  /** `false`: does not apply to this business and is counted nowhere. Default `true`. */
  applicable?: boolean
  /** `true`: only the owner knows the answer. Shown in grey with the status' words for asking. Default `false`. */
  asking?: boolean
  /** Set with a grey status that means "could not look" (breach check). */
  reason?: Failure | Reason
}

/** The evidence that a check receives: what it needs as plain values, what it wants as {@link Wanted}. */
export type EvidenceFor<Needs extends EvidenceKey, Wants extends EvidenceKey> = {
  readonly [K in Needs]: EvidenceMap[K]
} & { readonly [K in Wants]: Wanted<EvidenceMap[K]> }

/**
 * One check. Everything in `needs` must be gathered before `evaluate` runs; if a piece failed, the engine answers "could not look"
 * with its reason. Evidence in `wants` may be pending or failed. While something wanted is pending, `evaluate` may answer
 * `{ wait: true }` and is called again when more is gathered; once nothing is pending it must decide.
 */
export interface CheckDefinition<
  Status extends string,
  Needs extends EvidenceKey,
  Wants extends EvidenceKey,
  Facts,
> {
  id: string
  code: string
  category: Category
  path: string
  /** Order in the previous/next tour (specification, section 2); `null` when the check is not on the tour. */
  tour: number | null
  /** The path of this check's stop on the tour when that is not `path`; it shows the same page there. */
  tourPath?: string
  triggers: readonly Trigger[]
  needs: readonly Needs[]
  wants: readonly Wants[]
  /** Evidence that only its ready-made fixes read: gathered with the rest, and no result waits for it. */
  forFixes?: readonly EvidenceKey[]
  /** Ids of the survey questions that this check reads. */
  asks: readonly string[]
  /** Answers that its facts suggest, by id of a question that it asks. */
  suggests?: Readonly<Record<string, Suggest>>
  /** Lessons that its page recommends before its own: by status, or else `always`. */
  recommends?: Recommends<NoInfer<Status>>
  /** Its result is shown on the pages of its siblings. */
  sibling?: SiblingFacts
  /** The report kind that shows this check in full. */
  report?: CheckReport
  /** A list of its facts that an owner can download as a spreadsheet. */
  sheet?: Sheet
  /** What its result names, boxed on pictures of the website. */
  boxed?: Boxed
  /** It says something of a business that has no website; every other check answers `no_website` then. */
  worksWithoutWebsite?: true
  /** About the owner's own accounts and not the website: never shown through a hand-over link. */
  ownersOnly?: true
  /** The outside service that it reads. */
  service?: Service
  /** The statuses that an account at this service would replace by a known one: the page offers to connect one. */
  awaitsService?: readonly NoInfer<Status>[]
  plan: PlanFacts<NoInfer<Status>> | null
  /** Whether the business sells online, by a result of this check. At most one check declares it. */
  selling?: SellingFacts<NoInfer<Status>>
  /** Raised when the rule changes, so that the history can show that the rule changed and not the website. */
  revision: number
  statuses: Record<Status, Tone>
  /** The status that this check uses for `unable_to_detect`. */
  unableStatus?: 'unable_to_detect' | 'unable_to_run_test' | 'unable_to_run_this_test' | 'not_checked'
  /** Schema of the result's facts; their names are those of the report contract. */
  facts: z.ZodType<Facts>
  /** The name of the fact that holds the check's score of 0 to 100, for a check that has one. */
  scoreFact?: string
  words: CheckWords<NoInfer<Status>>
  evaluate(
    evidence: EvidenceFor<NoInfer<Needs>, NoInfer<Wants>>,
    at: Date,
  ): Outcome<NoInfer<Status>, NoInfer<Facts>>
}

/** Types a check without changing it: a status without words, or evidence that it did not declare, does not compile. */
export function defineCheck<
  const Status extends string,
  const Needs extends EvidenceKey,
  const Wants extends EvidenceKey,
  Facts,
>(definition: CheckDefinition<Status, Needs, Wants, Facts>): CheckDefinition<Status, Needs, Wants, Facts> {
  return definition
}

/** All evidence of a scan by name, as passed to a check: plain values where needed, {@link Wanted} where wanted. */
export type Bag = Readonly<Record<string, unknown>>

/** A check without its own type parameters, as the catalogue, the engine and the report use it. */
export interface AnyCheck
  extends Pick<
    CheckDefinition<string, EvidenceKey, EvidenceKey, unknown>,
    | 'id'
    | 'code'
    | 'category'
    | 'path'
    | 'tour'
    | 'tourPath'
    | 'triggers'
    | 'needs'
    | 'wants'
    | 'forFixes'
    | 'asks'
    | 'suggests'
    | 'recommends'
    | 'sibling'
    | 'report'
    | 'sheet'
    | 'boxed'
    | 'worksWithoutWebsite'
    | 'ownersOnly'
    | 'service'
    | 'awaitsService'
    | 'plan'
    | 'selling'
    | 'revision'
    | 'statuses'
    | 'facts'
    | 'scoreFact'
    | 'words'
  > {
  unableStatus: string
  /** Evaluates with a bag that must hold everything needed and wanted; throws when it does not (a programming error). */
  run(bag: Bag, at: Date): Outcome<string, unknown>
}

/** Converts a typed check to {@link AnyCheck} for the catalogue. */
export function catalogued<
  Status extends string,
  Needs extends EvidenceKey,
  Wants extends EvidenceKey,
  Facts,
>(check: CheckDefinition<Status, Needs, Wants, Facts>): AnyCheck {
  const holdsAll = (bag: Bag): bag is Bag & EvidenceFor<Needs, Wants> =>
    [...check.needs, ...check.wants].every((key) => key in bag)
  return {
    ...check,
    unableStatus: check.unableStatus ?? 'unable_to_detect',
    run(bag, at) {
      if (!holdsAll(bag)) throw new Error(`${check.id} was handed a bag without all its evidence`)
      return check.evaluate(bag, at)
    },
  }
}

/** What menus, routes and titles need of a check. */
export type RoutedCheck = Pick<AnyCheck, 'id' | 'category' | 'path' | 'tour' | 'tourPath'> & {
  words: Pick<AnyCheck['words'], 'title'>
}
