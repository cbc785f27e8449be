import { parseSync } from 'vite'
import { otherText } from './other-text.ts'

/** One small change of a source file: `text` replaces what is from `start` to `end`. */
export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
}

/** All mutants of a file: the usual mutators of StrykerJS, on the syntax tree. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length
  const walk = (node: Node, above: readonly Node[]): void => {
    if (hasNoMutants(node)) return
    for (const [start, end, text] of otherText(node, source, above))
      found.push({ file, line: lineAt(start), start, end, text })
    for (const child of childrenOf(node)) walk(child, [node, ...above])
  }
  walk(parseSync(file, source, { lang: 'ts' }).program, [])
  return found
}

/** True for nodes in which no mutant is made: types, imports, and re-exports of a whole module. */
const hasNoMutants = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/u.test(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value) => isNode(value))
}
