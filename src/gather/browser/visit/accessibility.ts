import type { Artifacts } from 'lighthouse/types/artifacts.js'
import type Result from 'lighthouse/types/lhr/lhr.js'
import { z } from 'zod'
import { type AccessibilityFacts, IMPACTS, type Spot } from '#core/evidence/visit.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { cut } from '#core/text.ts'

const impactSchema = z.enum(IMPACTS)

/** Results of the axe-core rules that Lighthouse does not run. */
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
})
export type MoreAxe = z.infer<typeof moreAxeSchema>

type Violation = AccessibilityFacts['violations'][number]

/** Lighthouse's score with all results of axe: from its run inside Lighthouse, and from the rules that Lighthouse leaves out. */
export function accessibilityOf(
  { categories }: Result,
  axe: Artifacts['Accessibility'],
  { more, spots }: { more: MoreAxe | null; spots: SpotsByPath },
): AccessibilityFacts | { failure: Failure } {
  const score = categories['accessibility']?.score
  if (typeof score !== 'number') return { failure: failure('page_unstable', 'Lighthouse gave no score') }
  const rest = (more?.violations ?? []).map(
    ({ impact, ...violation }): Violation => ({ ...violation, impact: impact ?? 'minor' }),
  )
  return {
    score: Math.round(score * 100),
    violations: [...axe.violations.map((rule) => violationOf(rule, spots)), ...rest].toSorted(byImpact),
    passes: axe.passes.length + (more?.passes ?? 0),
    incomplete: axe.incomplete.length + (more?.incomplete ?? 0),
  }
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
