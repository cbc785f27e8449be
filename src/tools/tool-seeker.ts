import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { manyAnswers, oneAnswer } from '#core/survey/answer.ts'
import { USUAL_SAVVINESS } from '#core/business/savviness.data.ts'
import { TOOLS_IN_USE } from './question-ids.ts'
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
  /** Ids of tools that are in use: the owner said so, or has connected its account. */
  used: readonly string[]
  industry: string | null
  /** Id of the band; `null`: not given. */
  staffCount: string | null
  /** 1 to 5. */
  savviness: number
  /** Where files are kept (S-CLOUD2). */
  cloud: readonly string[]
}

/** The tool of a connected account, by the id of the service. */
const TOOLS_OF_SERVICES: Readonly<Record<string, string>> = { xero: 'xero', myob: 'myob_business' }

/** Reads an owner's answers and profile. `connected`: ids of the services whose accounts the owner has connected. */
export function toolSeekerFrom(
  answers: AnswersEvidence,
  profile: Pick<ProfileEvidence, 'industry' | 'staffCount' | 'savviness'>,
  connected: readonly string[],
): ToolSeeker {
  const needs = manyAnswers(answers, 'S-TOOL1') ?? []
  const budget = oneAnswer(answers, 'S-TOOL2')
  const used = manyAnswers(answers, TOOLS_IN_USE) ?? []
  return {
    needs: TOOL_GROUPS.filter((group) => needs.includes(group)),
    budget: BUDGETS.find((known) => known === budget) ?? 'any',
    used: [...new Set([...used, ...connected.flatMap((service) => TOOLS_OF_SERVICES[service] ?? [])])],
    industry: profile.industry ?? null,
    staffCount: profile.staffCount ?? null,
    savviness: profile.savviness ?? USUAL_SAVVINESS,
    cloud: manyAnswers(answers, 'S-CLOUD2') ?? [],
  }
}
