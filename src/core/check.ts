import type { z } from 'zod'
import type { Block } from './block.ts'
import type { Tone } from './display.ts'
import type { Adjustments } from './adjustments.ts'
import type { EvidenceKey, EvidenceMap } from './evidence/index.ts'
import type { Wanted } from './gathered.ts'
import type { PlanGroup } from './plan-states.ts'
import type { Failure, Reason } from './reasons.ts'
import type { Suggest } from './survey/suggest.ts'
import type { Trigger } from './trigger-names.ts'
import type { CheckWords, Say } from './words.ts'

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

/** Where we looked and what was there. Every verdict carries at least one. */
export interface Proof {
  kind: (typeof PROOF_KINDS)[number]
  /** The address, record name, question id or the like that was looked at. */
  at: string
  /** What was found there, in a few words; quoted site text is cut to 300 characters. */
  found: string
}
export type Proofs = readonly [Proof, ...Proof[]]

/** The plan's facts of a check (plan.md, section 1). `null` for a check without a plan entry. */
export interface PlanFacts<Status extends string> {
  weight: number
  group: PlanGroup
  /** Minutes of the owner's own time at tech savviness 3. */
  effort: number
  completedBy: readonly Status[]
  /** A completed item stays completed while the check's score is at least this (0 to 100). */
  staysFrom?: number
  /** Statuses that reopen a completed item at first sight, without a second look. */
  reopensAtOnce?: readonly Status[]
  /** This status completes too, once the owner has ticked, in this question, every entry (by its `name`) of the list in this fact. */
  completedByTicks?: { status: Status; fact: string; question: string }
  /** Results with these statuses come before everything that is not pinned, the lowest place first. */
  pin?: { place: number; statuses: readonly Status[] }
  /** An easy win, however long it takes, until it is fine. */
  isEasyUntilFine?: true
  /** Percent of the weight that counts for a status, where that differs from the rule for how it is shown. */
  severity?: Readonly<Partial<Record<Status, number>>>
  adjustments?: Adjustments
}

/** The report of one check (specification, entities; addresses by the decisions, section 15). */
export interface CheckReport {
  /** Id of the kind, unlike that of any other: part of its address. */
  kind: string
  title: string
  /** Place among the reports of checks. */
  place: number
}

/** A spreadsheet made of a check's facts. */
export interface Sheet {
  /** Name of the file, unlike that of any other: `broken_links.csv`. */
  name: string
  /** CSV of facts, which an older rule may have left in another shape. */
  make(facts: Readonly<Record<string, unknown>>): string
}

/** Numbers of lessons (catalogues.md, section 5). */
export interface Recommends<Status extends string> {
  always?: readonly number[]
  byStatus?: Readonly<Partial<Record<Status, readonly number[]>>>
}

/** The duties of a business whose results are told with each other (specification, section 3). */
export const SIBLINGS = ['legal', 'aboutPage', 'shop'] as const
export type Sibling = (typeof SIBLINGS)[number]

export interface SiblingFacts {
  as: Sibling
  /** Its own page tells how all of them stand. */
  tellsOthers?: true
}

/** What a check's result tells of whether the business sells online. */
export interface SellingFacts<Status extends string> {
  yes: readonly Status[]
  /** Means "no" unless the check could not look or asks. */
  no: readonly Status[]
  /** The fact that is `true` where a shop was seen. */
  seenIn: string
}

/** What `evaluate` answers: a verdict, "could not look", or "wait for the evidence that is still pending". */
export type Outcome<Status extends string, Facts> =
  | Verdict<Status, Facts>
  | { unable: Failure | Reason; proof: Proofs; facts?: Partial<Facts>; blocks?: readonly Block[] }
  | { wait: true }

export interface Verdict<Status extends string, Facts> {
  status: Status
  facts: Facts
  proof: Proofs
  blocks?: readonly Block[]
  /** Values for the placeholders of the status' words. */
  say?: Say
  /** Lines that help but change nothing about the status. */
  advice?: readonly string[]
  /** `false`: makes no sense for this business; counted nowhere. Default `true`. */
  applicable?: boolean
  /** `true`: only the owner can tell. Shown in grey with the status' words for asking. Default `false`. */
  asking?: boolean
  /** Set with a grey status when it stands in for "could not look" (breach check). */
  reason?: Failure | Reason
}

/** The evidence a check receives: what it needs as plain values, what it wants as maybe-there. */
export type EvidenceFor<Needs extends EvidenceKey, Wants extends EvidenceKey> = {
  readonly [K in Needs]: EvidenceMap[K]
} & { readonly [K in Wants]: Wanted<EvidenceMap[K]> }

/**
 * One check. `needs` must all be gathered before `evaluate` runs; if one failed, the engine answers "could not look" with
 * its reason. `wants` may be pending or failed. While something wanted is pending, `evaluate` may answer `{ wait: true }`
 * and is asked again when more is there; it must decide once nothing is pending.
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
  /** Place in the previous/next tour (specification, section 2); `null` when it is not on the tour. */
  tour: number | null
  /** Where the tour stops for this check when that is not `path`; it shows the same page there. */
  tourPath?: string
  triggers: readonly Trigger[]
  needs: readonly Needs[]
  wants: readonly Wants[]
  /** Question ids of the survey that this check reads. */
  asks: readonly string[]
  /** What its facts suggest as answers, by question id: of questions that it asks. */
  suggests?: Readonly<Record<string, Suggest>>
  /** Lessons that its page begins with in place of its own one: of a status, or else `always`. */
  recommends?: Recommends<NoInfer<Status>>
  /** Its result is told on the pages of its siblings. */
  sibling?: SiblingFacts
  /** A kind of report that shows this check in full. */
  report?: CheckReport
  /** A list of its facts that an owner can keep as a spreadsheet. */
  sheet?: Sheet
  /** Says something of the owner's own accounts and not of the website: never shown to whom a link was given. */
  ownersOnly?: true
  plan: PlanFacts<NoInfer<Status>> | null
  /** Whether the business sells online, as a result of this check tells it. At most one check says so. */
  selling?: SellingFacts<NoInfer<Status>>
  /** Raised when the rule changes, so that history does not jump without saying so. */
  revision: number
  statuses: Record<Status, Tone>
  /** How this check spells `unable_to_detect`. */
  unableStatus?: 'unable_to_detect' | 'unable_to_run_test' | 'unable_to_run_this_test' | 'not_checked'
  /** What the result's facts hold; their names are those of the report contract. */
  facts: z.ZodType<Facts>
  /** The fact that holds the check's score of 0 to 100, for a check that has one. */
  scoreFact?: string
  words: CheckWords<NoInfer<Status>>
  evaluate(
    evidence: EvidenceFor<NoInfer<Needs>, NoInfer<Wants>>,
    at: Date,
  ): Outcome<NoInfer<Status>, NoInfer<Facts>>
}

/** Types a check without changing it: a status without words, or evidence it did not ask for, does not compile. */
export function defineCheck<
  const Status extends string,
  const Needs extends EvidenceKey,
  const Wants extends EvidenceKey,
  Facts,
>(definition: CheckDefinition<Status, Needs, Wants, Facts>): CheckDefinition<Status, Needs, Wants, Facts> {
  return definition
}

/** All evidence of a run by name, as handed to a check: plain values where needed, maybe-there where wanted. */
export type Bag = Readonly<Record<string, unknown>>

/** A check with its own types forgotten, as the catalogue, the engine and the report handle it. */
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
    | 'asks'
    | 'suggests'
    | 'recommends'
    | 'sibling'
    | 'report'
    | 'sheet'
    | 'ownersOnly'
    | 'plan'
    | 'selling'
    | 'revision'
    | 'statuses'
    | 'facts'
    | 'scoreFact'
    | 'words'
  > {
  unableStatus: string
  /** Evaluates with a bag that holds everything needed and wanted; throws when it does not (a fault of ours). */
  run(bag: Bag, at: Date): Outcome<string, unknown>
}

/** Makes a typed check fit for the catalogue. */
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

/** What navigation knows of a check: enough for menus, routes and titles, without its rule. */
export type RoutedCheck = Pick<AnyCheck, 'id' | 'category' | 'path' | 'tour' | 'tourPath'> & {
  words: Pick<AnyCheck['words'], 'title'>
}
