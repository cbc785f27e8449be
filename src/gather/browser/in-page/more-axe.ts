/// <reference lib="dom" />
import { elementAt } from './spots.ts'

interface AxeNode {
  target: unknown[]
  html: string
  element?: Element
}
interface AxeRule {
  id: string
  impact: string | null
  help: string
  helpUrl: string
  nodes: AxeNode[]
}
interface Axe {
  getRules(): { ruleId: string; tags: string[] }[]
  run(
    context: Document | { include: Element[] },
    options: object,
  ): Promise<{ violations: AxeRule[]; passes: unknown[]; incomplete: unknown[] }>
}

/** Functions that `moreAxe` calls, beside those of `elementAt`. */
export const MORE_AXE_PARTS = [animationsEnded, failsContrastAgain]

/**
 * Runs inside the page, in the isolated world where axe-core was loaded: the rules that Lighthouse's run of axe leaves out (`done` are those it
 * ran), without experimental, deprecated and AAA rules; and once more the contrast of the elements at the paths `pale`, as words that were
 * fading in when Lighthouse looked have their own colour later.
 */
export async function moreAxe({ done, pale }: { done: readonly string[]; pale: readonly string[] }): Promise<{
  violations: {
    id: string
    impact: string | null
    help: string
    helpUrl: string
    nodes: number
    examples: { selector: string; snippet: string }[]
  }[]
  passes: number
  incomplete: number
  paleAgain: string[]
}> {
  const axe: Axe = Reflect.get(window, 'axe')
  const LEFT_OUT = ['experimental', 'deprecated', 'wcag2aaa']
  const values = axe
    .getRules()
    .filter(({ ruleId, tags }) => !done.includes(ruleId) && !tags.some((tag) => LEFT_OUT.includes(tag)))
    .map(({ ruleId }) => ruleId)
  const result = await axe.run(document, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    iframes: false,
  })
  return {
    violations: result.violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      id,
      impact,
      help,
      helpUrl,
      nodes: nodes.length,
      examples: nodes.slice(0, 5).map(({ target, html }) => ({
        selector: target.join(' ').slice(0, 300),
        snippet: html.slice(0, 300),
      })),
    })),
    passes: result.passes.length,
    incomplete: result.incomplete.length,
    paleAgain: await failsContrastAgain(axe, pale),
  }
}

/** Those of the paths whose element fails the rule of contrast again, or cannot be found, such as one in a frame. */
async function failsContrastAgain(axe: Axe, paths: readonly string[]): Promise<string[]> {
  const elements = new Map(paths.map((path) => [path, elementAt(path)]))
  const include = [...elements.values()].filter((element) => element !== null)
  if (include.length === 0) return [...paths]
  await animationsEnded()
  const { violations } = await axe.run(
    { include },
    {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations'],
      iframes: false,
      elementRef: true,
    },
  )
  const failing = new Set(violations.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  return paths.filter((path) => {
    const element = elements.get(path) ?? null
    return element === null || failing.has(element)
  })
}

/** Waits for the animations that end by themselves, at most two seconds. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
  const late = new Promise((resolve) => setTimeout(resolve, 2_000))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late])
}
