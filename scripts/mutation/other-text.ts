/** A replacement for the text from `start` to `end`. */
type Change = readonly [start: number, end: number, text: string]

/** A node of the syntax tree (ESTree), with the fields that mutators need. */
interface Shape {
  type: string
  start: number
  end: number
  operator?: string
  prefix?: boolean
  optional?: boolean
  computed?: boolean
  value?: unknown
  regex?: unknown
  left?: Shape
  right?: Shape
  test?: Shape | null
  argument?: Shape
  callee?: Shape
  object?: Shape
  property?: Shape
  key?: Shape
  body?: Shape | readonly Shape[]
  elements?: readonly unknown[]
  properties?: readonly unknown[]
  quasis?: readonly unknown[]
}

/** Operators and their replacements by Stryker's mutators. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
}

/** Methods and their replacements; `null`: the call is removed. */
const METHODS: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  min: 'max',
  max: 'min',
  trim: null,
  filter: null,
  slice: null,
  toSorted: null,
  toReversed: null,
}

const TESTED = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])

/** Replacements of a node by each mutator. `above`: its ancestors, nearest first. */
export function otherText(node: Shape, source: string, above: readonly Shape[]): Change[] {
  const of = (part: Shape): string => source.slice(part.start, part.end)
  const whole = (text: string): Change => [node.start, node.end, text]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return betweenSides(node, source)
    case 'UpdateExpression':
      return (OPERATORS[node.operator ?? ''] ?? []).map((other) =>
        whole(of(node).replace(node.operator ?? '', other)),
      )
    case 'UnaryExpression':
      return node.operator === '!' && node.argument ? [whole(of(node.argument))] : []
    case 'Literal':
      return isNeverReached(node, above, of) ? [] : ofLiteral(node, above).map(whole)
    case 'TemplateLiteral':
      return above[0]?.type === 'TaggedTemplateExpression' || of(node) === '``' ? [] : [whole('``')]
    case 'ArrayExpression':
      return [whole((node.elements ?? []).length > 0 ? '[]' : '["mutated"]')]
    case 'ObjectExpression':
      return (node.properties ?? []).length > 0 ? [whole('{}')] : []
    case 'BlockStatement':
      return Array.isArray(node.body) && node.body.length > 0 ? [whole('{}')] : []
    case 'CallExpression':
      return ofCall(node, source)
    case 'MemberExpression':
      return node.optional && node.object && node.property
        ? [[node.object.end, node.property.start, node.computed ? '[' : '.']]
        : []
    default:
      return TESTED.has(node.type) && node.test
        ? ['true', 'false'].map((text): Change => [node.test?.start ?? 0, node.test?.end ?? 0, text])
        : []
  }
}

/** Another operator between two operands. Strings are not subtracted. */
function betweenSides({ left, right, operator = '' }: Shape, source: string): Change[] {
  if (!left || !right) return []
  const sides = source.slice(left.start, left.end) + source.slice(right.start, right.end)
  if (operator === '+' && /["'`]/u.test(sides)) return []
  const between = source.slice(left.end, right.start)
  return (OPERATORS[operator] ?? []).map(
    (other): Change => [left.end, right.start, between.replace(operator, other)],
  )
}

/** An empty string, or the opposite boolean; keys of objects stay. */
function ofLiteral(node: Shape, [parent]: readonly Shape[]): string[] {
  if (typeof node.value === 'boolean') return [String(!node.value)]
  if (typeof node.value !== 'string' || parent?.key === node || parent?.type === 'ImportExpression') return []
  return [node.value === '' ? "'mutated'" : "''"]
}

/** The first part of a text that is split at a text which is not empty: it is always there. */
const FIRST_PART = /\.split\((?:'[^'\\]+'|"[^"\\]+")(?:, [1-9]\d*)?\)\[0\]$/u

/**
 * Whether a literal is the default of what is never missing: the types want one after each index. `''.split(' ')` is `['']`, so that any other default
 * makes the same program. Not so after a pattern, which may split an empty text into nothing.
 */
function isNeverReached(node: Shape, [parent]: readonly Shape[], of: (part: Shape) => string): boolean {
  const { type, operator, left, right } = parent ?? {}
  return (
    type === 'LogicalExpression' &&
    operator === '??' &&
    right === node &&
    left !== undefined &&
    FIRST_PART.test(of(left))
  )
}

/** Another method, or none; `a?.()` as `a()`. */
function ofCall({ callee, optional, end }: Shape, source: string): Change[] {
  if (!callee) return []
  const asked: Change[] = optional
    ? [[callee.end, callee.end + source.slice(callee.end).indexOf('?.') + 2, '']]
    : []
  const { object, property } = callee
  const name = property && source.slice(property.start, property.end)
  if (!object || !property || name === undefined || !Object.hasOwn(METHODS, name)) return asked
  const other = METHODS[name]
  return [
    ...asked,
    other === null || other === undefined ? [object.end, end, ''] : [property.start, property.end, other],
  ]
}
