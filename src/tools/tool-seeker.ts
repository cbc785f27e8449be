import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { manyAnswers, oneAnswer } from '#core/survey/answer.ts'
import { USUAL_SAVVINESS } from '#core/business/savviness.data.ts'
import { TOOL_GROUPS, type ToolGroup } from './tool.ts'

/** What an owner would spend in a month, by the options of S-TOOL2. */
const BUDGETS = ['free', 'low', 'mid', 'any'] as const
export type Budget = (typeof BUDGETS)[number]

/** What is known of an owner who looks for tools. */
export interface ToolSeeker {
  /** The jobs that take too much time; empty: not answered, or none of them. */
  needs: readonly ToolGroup[]
  /** `any` also when not answered. */
  budget: Budget
  /** Ids of tools that are in use. */
  used: readonly string[]
  industry: string | null
  /** Id of the band; `null`: not given. */
  staffCount: string | null
  /** 1 to 5. */
  savviness: number
  /** Accounts that are connected, by their names. */
  connected: readonly string[]
  /** Where files are kept (S-CLOUD2). */
  cloud: readonly string[]
}

/** Reads an owner's answers and profile. */
export function toolSeekerFrom(
  answers: AnswersEvidence,
  profile: Pick<ProfileEvidence, 'industry' | 'staffCount' | 'savviness'>,
  connected: readonly string[],
): ToolSeeker {
  const needs = manyAnswers(answers, 'S-TOOL1') ?? []
  const budget = oneAnswer(answers, 'S-TOOL2')
  return {
    needs: TOOL_GROUPS.filter((group) => needs.includes(group)),
    budget: BUDGETS.find((known) => known === budget) ?? 'any',
    used: manyAnswers(answers, 'S-TOOL3') ?? [],
    industry: profile.industry ?? null,
    staffCount: profile.staffCount ?? null,
    savviness: profile.savviness ?? USUAL_SAVVINESS,
    connected,
    cloud: manyAnswers(answers, 'S-CLOUD2') ?? [],
  }
}
