import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A node of the syntax tree; its contents are read by code that knows its type. */
export interface SyntaxNode {
  readonly type: string
  readonly [part: string]: unknown
}

/** A parsed source file. */
export interface Parsed {
  file: string
  tree: SyntaxNode
  /** The text of a node. */
  textOf(node: SyntaxNode): string
  /** The number of the line that a node begins on, 1 first. */
  lineOf(node: SyntaxNode): number
  lines: readonly string[]
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const spanOf = (value: unknown): { start: number; end: number } => {
  const { start = 0, end = 0 }: { start?: unknown; end?: unknown } =
    typeof value === 'object' && value !== null ? value : {}
  return { start: Number(start), end: Number(end) }
}

/** Source files that people wrote, without tests; paths from the project's folder. */
export const sourceFiles = (root = ROOT): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.generated\.ts$|\.d\.ts$|\/planted-/u.test(file))

export const parseFile = (file: string, root = ROOT): Parsed =>
  parseText(file, readFileSync(join(root, file), 'utf8'))

export function parseText(file: string, text: string): Parsed {
  // Positions are counted from the first token of all that was parsed so far: a semicolon in front makes it the file's beginning.
  const bytes = Buffer.from(`;${text}`)
  const tree: unknown = parseSync(bytes.toString(), { syntax: 'typescript', tsx: file.endsWith('x') })
  if (!isNode(tree)) throw new Error(`${file} could not be parsed`)
  const base = spanOf(tree['span']).start
  const textUpTo = (place: number): string => bytes.subarray(1, place - base).toString()
  return {
    file,
    tree,
    lines: text.split('\n'),
    textOf(node) {
      const { start, end } = spanOf(node['span'])
      return bytes.subarray(start - base, end - base).toString()
    },
    lineOf: (node) => textUpTo(spanOf(node['span']).start).split('\n').length,
  }
}

/** Every node below this one, and itself. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if (isNode(value)) yield value
  for (const [name, part] of Object.entries(value)) if (name !== 'span') yield* nodesOf(part)
}
