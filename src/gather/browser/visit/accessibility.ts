import type { Artifacts } from 'lighthouse/types/artifacts.js'
import type Result from 'lighthouse/types/lhr/lhr.js'
import { z } from 'zod'
import { type AccessibilityFacts, IMPACTS, type Spot } from '#core/evidence/visit.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { cut } from '#core/text.ts'

const impactSchema = z.enum(IMPACTS)

/** Results of the axe-core rules that Lighthouse does not run, and the paths whose contrast failed again. */
export const moreAxeSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: impactSchema.nullable(),
      help: z.string(),
      helpUrl: z.string(),
      nodes: z.number(),
      examples: z.array(z.object({ selector: z.string(), snippet: z.string() })),
    }),
  ),
  passes: z.number(),
  incomplete: z.number(),
  paleAgain: z.array(z.string()),
})
export type MoreAxe = z.infer<typeof moreAxeSchema>

type Violation = AccessibilityFacts['violations'][number]

const CONTRAST = 'color-contrast'

/** Lighthouse's score with all results of axe: from its run inside Lighthouse, and from the rules that Lighthouse leaves out. */
export function accessibilityOf(
  lhr: Result,
  axe: Artifacts['Accessibility'],
  { more, spots }: { more: MoreAxe | null; spots: SpotsByPath },
): AccessibilityFacts | { failure: Failure } {
  const found = stillPale(axe.violations, more)
  const score = scoreOf(lhr, axe.violations.length > found.length ? [CONTRAST] : [])
  if (score === null) return { failure: failure('page_unstable', 'Lighthouse gave no score') }
  const rest = (more?.violations ?? []).map(
    ({ impact, ...violation }): Violation => ({ ...violation, impact: impact ?? 'minor' }),
  )
  return {
    score: Math.round(score * 100),
    violations: [...found.map((rule) => violationOf(rule, spots)), ...rest].toSorted(byImpact),
    passes: axe.passes.length + axe.violations.length - found.length + (more?.passes ?? 0),
    incomplete: axe.incomplete.length + (more?.incomplete ?? 0),
  }
}

/** Violations without the elements whose contrast was enough at the second look. */
function stillPale(violations: readonly Rule[], more: MoreAxe | null): Rule[] {
  if (!more) return [...violations]
  const again = new Set(more.paleAgain)
  return violations
    .map((rule) =>
      rule.id === CONTRAST
        ? { ...rule, nodes: rule.nodes.filter(({ node }) => again.has(node.devtoolsNodePath)) }
        : rule,
    )
    .filter(({ nodes }) => nodes.length > 0)
}

/**
 * Lighthouse's score of accessibility, 0 to 1, with these of its audits passed: the mean of its audits by weight
 * (https://developer.chrome.com/docs/lighthouse/accessibility/scoring). `null`: Lighthouse gave none.
 */
function scoreOf({ categories, audits }: Result, passed: readonly string[]): number | null {
  const category = categories['accessibility']
  if (typeof category?.score !== 'number' || passed.length === 0) return category?.score ?? null
  const counted = category.auditRefs.flatMap(({ id, weight }) => {
    const score = passed.includes(id) ? 1 : (audits[id]?.score ?? null)
    return score === null ? [] : [{ weight, score }]
  })
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return counted.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights
}

/** Ids of the rules that Lighthouse's run of axe checked, with any result. */
export const rulesRun = (axe: Artifacts['Accessibility']): string[] =>
  [...axe.violations, ...axe.incomplete, ...axe.passes, ...axe.notApplicable].map(({ id }) => id)

type Axe = Artifacts['Accessibility']
type Rule = Axe['violations'][number]

/** Spots of elements by their Lighthouse path. */
export type SpotsByPath = ReadonlyMap<string, Spot | null>

const EXAMPLES = 5

/** Lighthouse's paths of the elements that are given as examples. */
export const pathsOfExamples = ({ violations }: Axe): string[] =>
  violations.flatMap(({ nodes }) => nodes.slice(0, EXAMPLES).map(({ node }) => node.devtoolsNodePath))

/** Lighthouse's paths of the elements that failed the rule of contrast. */
export const pathsOfPale = ({ violations }: Axe): string[] =>
  violations
    .filter(({ id }) => id === CONTRAST)
    .flatMap(({ nodes }) => nodes.map(({ node }) => node.devtoolsNodePath))

function violationOf({ id, impact, help, nodes }: Rule, spots: SpotsByPath): Violation {
  return {
    id,
    impact: impactSchema.safeParse(impact).data ?? 'minor',
    help: help ?? id,
    helpUrl: `https://dequeuniversity.com/rules/axe/4.14/${id}`,
    nodes: nodes.length,
    examples: nodes.slice(0, EXAMPLES).map(({ node }) => ({
      selector: cut(node.selector, 300),
      snippet: cut(node.snippet, 300),
      spot: spots.get(node.devtoolsNodePath) ?? null,
    })),
  }
}

const byImpact = (a: Violation, b: Violation): number =>
  IMPACTS.indexOf(b.impact) - IMPACTS.indexOf(a.impact) || b.nodes - a.nodes
