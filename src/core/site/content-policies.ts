import type { PageFacts } from '../evidence/page.ts'
import { LONGEST_HEADER, LONGEST_META } from '../evidence/page-limits.ts'

const NAME = 'content-security-policy'

/** One policy that browsers enforce (Content Security Policy Level 3). */
export interface ContentPolicy {
  /** The values of each directive by its name in lower case; the first of a name counts. */
  directives: ReadonlyMap<string, readonly string[]>
  /** The text that it stands in was not kept whole: it may have more directives, and those more values. */
  isCut: boolean
}

/** The policies of a page's header. Several arrive as one text, divided by commas, and all are in force. */
export const policiesInHeader = ({ headers }: PageFacts): ContentPolicy[] =>
  policiesIn(headers[NAME] ?? '', LONGEST_HEADER)

/** The policies of a page's header and of its `meta` elements, all of which are in force. */
export const contentPolicies = (page: PageFacts): ContentPolicy[] => [
  ...policiesInHeader(page),
  ...page.metas
    .filter(({ httpEquiv }) => httpEquiv?.toLowerCase() === NAME)
    .flatMap(({ content }) => policiesIn(content, LONGEST_META)),
]

function policiesIn(text: string, longest: number): ContentPolicy[] {
  const isCut = text.length >= longest
  return text
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => ({ directives: directivesOf(policy), isCut }))
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const directive of policy.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/u)
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values)
  }
  return directives
}
