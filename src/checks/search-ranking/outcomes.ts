/** How much a failed rule weighs. */
export const SEVERITIES = ['error', 'warning'] as const
export type RuleSeverity = (typeof SEVERITIES)[number]

/** `not_tested`: the evidence is missing. `not_applicable`: there is nothing to judge; it counts neither as passed nor as not tested. */
export const OUTCOMES = ['failed', 'passed', 'not_tested', 'not_applicable'] as const
export type OutcomeName = (typeof OUTCOMES)[number]
