import type Result from 'lighthouse/types/lhr/lhr.js'
import type { AuditTable, LighthouseAudit } from '#core/evidence/visit.ts'
import { cut } from '#core/text.ts'
import { cellText } from './audit-cells.ts'

type AuditResult = Result['audits'][string]

const MOST_ROWS = 60
const LONGEST_DESCRIPTION = 400

/** Audits that are pictures, or Lighthouse's own figures once more. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'final-screenshot',
  'screenshot-thumbnails',
  'metrics',
  'main-thread-tasks',
  'script-treemap-data',
])

/** Every audit of the performance category, as text. */
export const auditsOf = ({ audits, categories }: Pick<Result, 'audits' | 'categories'>): LighthouseAudit[] =>
  (categories['performance']?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id]
    return audit && !LEFT_OUT.has(id) ? [auditOf(audit)] : []
  })

const auditOf = (audit: AuditResult): LighthouseAudit => ({
  id: audit.id,
  title: withoutMarkdown(audit.title),
  description: cut(withoutMarkdown(audit.description), LONGEST_DESCRIPTION),
  score: audit.score,
  state: stateOf(audit),
  display: audit.displayValue ?? null,
  tables: tablesIn(audit.details),
})

function stateOf({ scoreDisplayMode, score }: AuditResult): LighthouseAudit['state'] {
  if (scoreDisplayMode === 'error') return 'failed'
  if (scoreDisplayMode === 'notApplicable') return 'not_applicable'
  return score === null ? 'informative' : 'measured'
}

/** Lighthouse writes links and code in Markdown; links to its help are of no use on paper. */
const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/\[(?:learn|see|read|find)\b[^\]]*\]\([^)]*\)[^.]*\.?/giu, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('`', '')
    .trim()

/** The tables of an audit; a list holds several. */
function tablesIn(details: unknown): AuditTable[] {
  if (!isRecord(details)) return []
  const { type, items, headings } = details
  if (!Array.isArray(items)) return []
  if (type === 'list')
    return items.flatMap((item) => tablesIn(isRecord(item) && 'value' in item ? item['value'] : item))
  if (type !== 'table' && type !== 'opportunity') return []
  const table = tableOf(items, Array.isArray(headings) ? headings : [])
  return table.rows.length > 0 && table.columns.length > 0 ? [table] : []
}

function tableOf(items: readonly unknown[], headings: readonly unknown[]): AuditTable {
  const columns = headings
    .filter(isRecord)
    .filter(({ key, valueType }) => typeof key === 'string' && valueType !== 'thumbnail')
  const written = items
    .filter(isRecord)
    .flatMap((item) => [
      columns.map(({ key, valueType }) => cellText(item[String(key)], valueType)),
      ...subRows(item, columns),
    ])
  const rows = written.filter((cells) => cells.some((cell) => cell !== ''))
  return {
    columns: columns.map(({ label, valueType }) => ({
      label: typeof label === 'string' ? label : '',
      align: typeof valueType === 'string' && FIGURES.has(valueType) ? 'right' : undefined,
    })),
    rows: rows.slice(0, MOST_ROWS),
    total: rows.length,
  }
}

const FIGURES: ReadonlySet<string> = new Set(['bytes', 'ms', 'timespanMs', 'numeric'])

/** What stands below a row, such as the parts of a script; a row without any text is left out. */
function subRows(item: Record<string, unknown>, columns: readonly Record<string, unknown>[]): string[][] {
  const { subItems } = item
  const items =
    isRecord(subItems) && Array.isArray(subItems['items']) ? subItems['items'].filter(isRecord) : []
  return items
    .map((sub) =>
      columns.map(({ subItemsHeading, valueType }) => {
        if (!isRecord(subItemsHeading)) return ''
        return cellText(sub[String(subItemsHeading['key'])], subItemsHeading['valueType'] ?? valueType)
      }),
    )
    .filter((cells) => cells.some((cell) => cell !== ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
