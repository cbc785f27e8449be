import type { AnyCheck } from '#core/check.ts'
import { isNode, nodesOf, type Parsed, type SyntaxNode } from './syntax.ts'

/** What names a check: its id, its code, its page. */
export type NamedCheck = Pick<AnyCheck, 'id' | 'code' | 'path'>

/** A place of the source that names a check. */
export interface Naming {
  check: string
  file: string
  line: number
  text: string
}

/** Where the text of a file names one of these checks: as a string, as a whole piece of a template, or as a key of an object. */
export function namingsIn(parsed: Parsed, checks: readonly NamedCheck[]): Naming[] {
  return [...nodesOf(parsed.tree)].flatMap((node) => {
    const found = textOf(node)
    if (!found) return []
    const { text, at } = found
    return checks
      .filter((check) => isNamed(check, text))
      .map(({ id }) => ({ check: id, file: parsed.file, line: parsed.lineOf(at), text }))
  })
}

/** What a node says, and the node whose place is told: a property has no place of its own, its key has. */
function textOf(node: SyntaxNode): { text: string; at: SyntaxNode } | null {
  if (node.type === 'StringLiteral') return { text: String(node['value']), at: node }
  if (node.type === 'TemplateElement') return { text: String(node['cooked']), at: node }
  const { key } = node
  return node.type === 'KeyValueProperty' && isNode(key) && key.type === 'Identifier'
    ? { text: String(key['value']), at: key }
    : null
}

/** Its page may be followed by a query or an anchor. */
const isNamed = ({ id, code, path }: NamedCheck, text: string): boolean =>
  text === id || text === code || (text.startsWith(path) && /^(?:$|[?&#])/u.test(text.slice(path.length)))
