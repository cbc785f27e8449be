import type { AdsStandInAccount } from './adwords-account.ts'
import { valueAt } from './adwords-account.ts'
import { figuresOf, metricsJson } from './adwords-metrics.ts'
import { eachDay } from './days.ts'
import { type AdsFault, adsFault } from './adwords-refusals.ts'
import { ADS_KINDS, ADS_VIEWS } from './adwords-resources.data.ts'
import { type AdsRow, type AdsRowSource, rowsFrom } from './adwords-rows.ts'
import { isRecord } from './reply.ts'
import { compareValues, fitsCondition, type GaqlQuery, readGaql } from './adwords-gaql.ts'

/** What the protos say of the fields of a row; absent where they are not unpacked. */
export interface AdsRowFields {
  hasField(path: string): boolean
  /** Names of a field that is an enum; `null`: it is none. */
  enumNames(path: string): readonly string[] | null
}

type Found = { rows: Record<string, unknown>[] } | { fault: AdsFault }

const DATE = 'segments.date'
const METRICS = ['impressions', 'interactions', 'clicks', 'cost_micros', 'conversions']

/** Answers a query from what an account has. */
export function searchAds(source: AdsRowSource, text: string, fields: AdsRowFields | null): Found {
  const query = readGaql(text)
  if (!query) return { fault: adsFault('queryError', 'UNEXPECTED_INPUT') }
  const fault = faultOfQuery(query, fields)
  if (fault) return { fault }
  const { account, today } = source
  const days = daysOf(query, account, today)
  const isByDay = query.select.includes(DATE)
  const wantsMetrics = query.select.some((field) => field.startsWith('metrics.'))
  const spans = isByDay ? days.map((day) => [day]) : [days]
  const conditions = query.where.filter(({ field }) => field !== DATE)
  const own = rowsFrom(source, query.from).filter(({ parts }) =>
    conditions.every((one) => one.field.startsWith('metrics.') || fitsCondition(one, at(parts, one.field))),
  )
  const rows = spans.flatMap((span) => {
    const figures = wantsMetrics ? figuresOf(account, span) : new Map<string, never>()
    return own.flatMap((row): Record<string, unknown>[] => {
      const sums = figures.get(row.figures)
      if (!sums && (isByDay || query.from.includes('search_term'))) return []
      const metrics = wantsMetrics ? { metrics: metricsJson(sums, row.share) } : {}
      return [{ ...row.parts, ...metrics, ...(isByDay ? { segments: { date: span[0] } } : {}) }]
    })
  })
  const fitting = rows.filter((row) =>
    conditions.every((one) => !one.field.startsWith('metrics.') || fitsCondition(one, at(row, one.field))),
  )
  const ordered = inOrder(fitting, query)
  return { rows: ordered.map((row) => selected(row, query)) }
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())
const at = (row: AdsRow['parts'], field: string): unknown => valueAt(row, camel(field))

/** Google's rules for what a query may name. */
function faultOfQuery({ select, from, where, orderBy }: GaqlQuery, fields: AdsRowFields | null) {
  const kind = ADS_KINDS.find((one) => one.kind === from) ?? ADS_VIEWS[from]
  if (!kind) return adsFault('queryError', 'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE')
  const named = [...select, ...where.map(({ field }) => field), ...orderBy.map(({ field }) => field)]
  const allowed = new Set([from, 'customer', ...kind.joins])
  for (const field of named) {
    const [owner = ''] = field.split('.')
    if (fields && !fields.hasField(field)) return adsFault('queryError', 'UNRECOGNIZED_FIELD')
    const isFigure = owner === 'metrics' || owner === 'segments'
    if (isFigure ? !kind.hasMetrics : !allowed.has(owner))
      return adsFault(
        'queryError',
        isFigure
          ? 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'
          : 'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE',
      )
    // What the stand-in has no figures for.
    if (owner === 'segments' ? field !== DATE : owner === 'metrics' && !METRICS.includes(field.slice(8)))
      return adsFault('queryError', 'PROHIBITED_FIELD_COMBINATION_IN_SELECT_CLAUSE')
  }
  for (const { field, values } of where) {
    const names = fields?.enumNames(field) ?? null
    if (names && !values.every((value) => names.includes(String(value))))
      return adsFault('queryError', 'BAD_ENUM_CONSTANT')
  }
  if (select.includes(DATE) && !isClosed(where))
    return adsFault('queryError', 'EXPECTED_FILTERS_ON_DATE_RANGE')
  const isUnselected = orderBy.some(({ field }) => field.startsWith('metrics.') && !select.includes(field))
  return isUnselected ? adsFault('queryError', 'EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE') : null
}

/** Whether the conditions on the day have a first and a last one, as a query by day needs. */
function isClosed(where: GaqlQuery['where']): boolean {
  const signs = where.filter(({ field }) => field === DATE).map(({ operator }) => operator)
  const has = (sign: string): boolean => signs.some((one) => one.startsWith(sign))
  return has('BETWEEN') || has('=') || (has('>') && has('<'))
}

/** The days that a query is about, as far as the account has figures. */
function daysOf({ where }: GaqlQuery, { since }: AdsStandInAccount, today: string): string[] {
  const conditions = where.filter(({ field }) => field === DATE)
  return eachDay(since, today).filter((day) => conditions.every((one) => fitsCondition(one, day)))
}

function inOrder(rows: Record<string, unknown>[], { orderBy }: GaqlQuery): Record<string, unknown>[] {
  if (orderBy.length === 0) return rows
  return rows.toSorted((one, other) => {
    for (const { field, isDescending } of orderBy) {
      const order = compareValues(at(one, field), at(other, field))
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })
}

/** The fields that were selected, with the resource names of their resources. */
function selected(row: Record<string, unknown>, { select, from }: GaqlQuery): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const field of [`${from}.resource_name`, ...select]) {
    const value = at(row, field)
    if (value === undefined) continue
    const parts = camel(field).split('.')
    let place = found
    for (const part of parts.slice(0, -1)) {
      const inner = place[part]
      const next: Record<string, unknown> = isRecord(inner) ? inner : {}
      place[part] = next
      place = next
    }
    place[parts.at(-1) ?? ''] = value
    const [owner = ''] = parts
    const name = valueAt(row, `${owner}.resourceName`)
    const top = found[owner]
    if (typeof name === 'string' && isRecord(top)) top['resourceName'] = name
  }
  return found
}
