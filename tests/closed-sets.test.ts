import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isNode, type Parsed, parseFile, parseText, sourceFiles, type SyntaxNode } from '#support/syntax.ts'

/** Two values are often the same by chance. */
const LEAST = 3
/** Types whose argument names properties of another type, or evidence that a check asks for: no values of their own. */
const NAMING_TYPES = new Set<unknown>(['Pick', 'Omit', 'Extract', 'Exclude', 'EvidenceFor'])
/** What a check and its fixes ask for: each says it for itself. */
const ASKING = new Set<unknown>(['needs', 'wants', 'evidence'])

/** The text of a string, or of the type that is one string; `null` for anything else. */
function textIn(value: unknown): string | null {
  if (!isNode(value)) return null
  const node = value.type === 'TsLiteralType' ? value['literal'] : value
  if (!isNode(node) || node.type !== 'StringLiteral') return null
  return typeof node['value'] === 'string' ? node['value'] : null
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const expressionIn = (element: unknown): unknown =>
  typeof element === 'object' &&
  element &&
  'expression' in element &&
  !('spread' in element && element.spread)
    ? element.expression
    : null

/** The strings that a node types out as a set; none where it is no set. */
function setIn(node: SyntaxNode): string[] {
  if (node.type === 'TsUnionType')
    return listIn(node['types'])
      .map(textIn)
      .filter((text) => text !== null)
  if (node.type !== 'ArrayExpression') return []
  const texts = listIn(node['elements']).map((element) => textIn(expressionIn(element)))
  // A list with other things in it, or with one of them twice, is no set.
  return texts.every((text) => text !== null) && new Set(texts).size === texts.length ? texts : []
}

function namesProperties({ type, typeName, expression, key }: SyntaxNode): boolean {
  if (type === 'KeyValueProperty') return isNode(key) && ASKING.has(key['value'])
  const name = type === 'TsTypeReference' ? typeName : expression
  return isNode(name) && type.startsWith('Ts') && NAMING_TYPES.has(name['value'])
}

/** Adds the places of each set that a file types out. */
function gatherSets(parsed: Parsed, places: Map<string, string[]>): void {
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) {
      if (namesProperties(value)) return
      const set = setIn(value)
      const key = set.toSorted().join(' | ')
      if (set.length >= LEAST) places.set(key, [...(places.get(key) ?? []), placeOf(parsed, value)])
    }
    for (const [name, part] of Object.entries(value)) if (name !== 'span') walk(part)
  }
  walk(parsed.tree)
}

const placeOf = (parsed: Parsed, node: SyntaxNode): string => `${parsed.file}:${parsed.lineOf(node)}`

/** Sets that are typed out more than once, with where. */
function typedAgain(all: Iterable<Parsed>): string[] {
  const places = new Map<string, string[]>()
  for (const parsed of all) gatherSets(parsed, places)
  return [...places].flatMap(([set, at]) => (at.length > 1 ? [`${set}: ${at.join(', ')}`] : []))
}

const countOf = (...texts: string[]): number =>
  typedAgain(texts.map((text, index) => parseText(`${index}.ts`, text))).length

describe('A closed set of values', () => {
  it('is typed out once: elsewhere stands its name', () => {
    assert.deepEqual(typedAgain(sourceFiles().map((file) => parseFile(file))), [])
  })

  it('is seen in each way that it can be typed, in any order', () => {
    const array = "export const TONES = ['a', 'b', 'c'] as const"
    assert.equal(countOf(array, "type Tone = 'c' | 'b' | 'a'"), 1)
    assert.equal(countOf(array, "const tone = z.enum(['a', 'b', 'c'])"), 1)
    assert.equal(countOf(array, "const tone = text({ enum: ['b', 'a', 'c'] })"), 1)
    assert.equal(countOf(array, "const SEEN = new Set(['a', 'b', 'c'])"), 1)
    assert.equal(countOf(array, "interface It { tone: 'a' | 'b' | 'c' | null }"), 1)
    assert.equal(countOf(`${array}\nconst OTHER: Record<'a' | 'b' | 'c', string> = it`), 1)
  })

  it('is none where the strings are others, fewer, said twice, or names of properties and evidence', () => {
    const array = "export const TONES = ['a', 'b', 'c'] as const"
    assert.equal(countOf(array, "type Tone = 'a' | 'b' | 'd'"), 0)
    assert.equal(countOf("type Tone = 'a' | 'b'", "type Other = 'a' | 'b'"), 0)
    assert.equal(countOf(array, 'const ALL = [...TONES]'), 0)
    assert.equal(countOf("const WAYS = ['a', 'a', 'b', 'c']", "const OTHERS = ['a', 'b', 'b', 'c']"), 0)
    assert.equal(countOf(array, "type Part = Pick<Whole, 'a' | 'b' | 'c'>"), 0)
    assert.equal(countOf(array, "interface Part extends Omit<Whole, 'a' | 'b' | 'c'> {}"), 0)
    assert.equal(countOf(array, "export const check = defineCheck({ wants: ['a', 'b', 'c'] })"), 0)
  })
})
