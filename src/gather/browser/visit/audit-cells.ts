import { cut } from '#core/text.ts'

const LONGEST_CELL = 220

/** One cell of a Lighthouse table as text: a file, an element, a place in a script, or a figure with its unit. */
export function cellText(value: unknown, valueType: unknown): string {
  if (typeof value === 'number') return figure(value, valueType)
  if (typeof value === 'string') return cut(value, LONGEST_CELL)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' && value !== null ? cut(objectText(value, valueType), LONGEST_CELL) : ''
}

function figure(value: number, valueType: unknown): string {
  if (valueType === 'bytes') return bytes(value)
  if (valueType === 'ms' || valueType === 'timespanMs') return `${Math.round(value)} ms`
  return String(Math.round(value * 1_000) / 1_000)
}

const bytes = (value: number): string =>
  value < 1_000_000 ? `${Math.round(value / 100) / 10} KB` : `${(value / 1_000_000).toFixed(2)} MB`

/** The fields of Lighthouse's values (its `types/lhr/audit-details.d.ts`), the most telling first. */
function objectText(value: object, valueType: unknown): string {
  const field = (name: string): unknown => Reflect.get(value, name)
  const text = (name: string): string => {
    const one = field(name)
    return typeof one === 'string' ? one : ''
  }
  switch (field('type')) {
    case 'node':
      return [text('selector'), text('snippet')].filter(Boolean).join(' ')
    case 'source-location':
      return `${text('url')}, line ${Number(field('line')) + 1}`
    case 'link':
      return text('text') || text('url')
    default:
      return cellText(field('value'), field('granularity') === undefined ? valueType : 'numeric')
  }
}
