/// <reference lib="dom" />

interface AxeNode {
  target: unknown[]
  html: string
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
    context: Document,
    options: object,
  ): Promise<{ violations: AxeRule[]; passes: unknown[]; incomplete: unknown[] }>
}

/**
 * Runs inside the page, in the isolated world where axe-core was loaded: the rules that Lighthouse's run of axe leaves out (`done` are those it
 * ran), without experimental, deprecated and AAA rules.
 */
export async function moreAxe(done: readonly string[]): Promise<{
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
  }
}
