// Google's query language as far as Fettle writes it.

type Literal = string | number | boolean

/** One condition of a query. */
export interface GaqlCondition {
  field: string
  /** Of {@link CONDITION}. */
  operator: string
  values: readonly Literal[]
}

/** A query in its parts. */
export interface GaqlQuery {
  select: readonly string[]
  from: string
  where: readonly GaqlCondition[]
  orderBy: readonly { field: string; isDescending: boolean }[]
}

const SHAPE =
  /^SELECT\s+(?<select>.+?)\s+FROM\s+(?<from>[a-z_]+)(?:\s+WHERE\s+(?<where>.+?))?(?:\s+ORDER\s+BY\s+(?<order>.+?))?$/su
const FIELD = '[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+'
const LITERAL = String.raw`'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|TRUE|FALSE`
const CONDITION = new RegExp(
  `^\\s*(?<field>${FIELD})\\s*(?:(?<list>(?:NOT\\s+)?IN)\\s*\\((?<all>\\s*(?:${LITERAL})(?:\\s*,\\s*(?:${LITERAL}))*\\s*)\\)|(?<between>BETWEEN)\\s+(?<low>${LITERAL})\\s+AND\\s+(?<high>${LITERAL})|(?<sign>!=|>=|<=|=|>|<)\\s*(?<one>${LITERAL}))\\s*(?<rest>AND\\s+.*)?$`,
  'su',
)

const isField = (field: string) => new RegExp(`^${FIELD}$`, 'u').test(field)

/** Parts of a query; `null`: it is none that Google reads. */
export function readGaql(text: string): GaqlQuery | null {
  const { select = '', from = '', where, order } = SHAPE.exec(text.trim())?.groups ?? {}
  const fields = select.split(',').map((field) => field.trim())
  const conditions = conditionsOf(where ?? '')
  if (from === '' || conditions === null || !fields.every(isField)) return null
  const orderBy = (order ?? '').split(',').flatMap((part) => {
    const [field = '', direction = 'ASC'] = part.trim().split(/\s+/u)
    return field === '' ? [] : [{ field, isDescending: direction === 'DESC' }]
  })
  return { select: fields, from, where: conditions, orderBy }
}

function conditionsOf(text: string): GaqlCondition[] | null {
  const found: GaqlCondition[] = []
  let rest = text
  while (rest.trim() !== '') {
    const groups = CONDITION.exec(rest)?.groups
    if (!groups) return null
    found.push(conditionOf(groups))
    rest = (groups['rest'] ?? '').replace(/^AND\s+/u, '')
  }
  return found
}

const spaced = (operator: string): string => operator.replaceAll(/\s+/gu, ' ')

function conditionOf(groups: Record<string, string | undefined>): GaqlCondition {
  const { field = '', list, all = '', between, low = '', high = '', sign = '=', one = '' } = groups
  if (list) {
    const values = all.match(new RegExp(LITERAL, 'gu')) ?? []
    return { field, operator: spaced(list), values: values.map(literalOf) }
  }
  if (between) return { field, operator: 'BETWEEN', values: [literalOf(low), literalOf(high)] }
  return { field, operator: sign, values: [literalOf(one)] }
}

const literalOf = (text: string): Literal => {
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
  return text.startsWith("'") ? text.slice(1, -1).replaceAll(/\\(.)/gu, '$1') : Number(text)
}

/** Whether a value fits a condition. Numbers of 64 bits are texts in JSON; a switch that is absent is off. */
export function fitsCondition({ operator, values }: GaqlCondition, value: unknown): boolean {
  const [first = '', second = ''] = values
  switch (operator) {
    case '=':
      return isSame(value, first)
    case '!=':
      return !isSame(value, first)
    case 'IN':
      return values.some((one) => isSame(value, one))
    case 'NOT IN':
      return !values.some((one) => isSame(value, one))
    case 'BETWEEN':
      return compareValues(value, first) >= 0 && compareValues(value, second) <= 0
    case '>':
      return compareValues(value, first) > 0
    case '>=':
      return compareValues(value, first) >= 0
    case '<':
      return compareValues(value, first) < 0
    case '<=':
      return compareValues(value, first) <= 0
    default:
      throw new Error(`no operator ${operator}`)
  }
}

const isSame = (value: unknown, wanted: Literal): boolean =>
  typeof wanted === 'boolean' ? (value ?? false) === wanted : String(value) === String(wanted)

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
const DIGITS = /^-?\d+(?:\.\d+)?$/u

/** Order of two values, numbers by their size. */
export function compareValues(one: unknown, other: unknown): number {
  const [left, right] = [textOf(one), textOf(other)]
  if (DIGITS.test(left) && DIGITS.test(right)) return Number(left) - Number(right)
  return left < right ? -1 : left > right ? 1 : 0
}
