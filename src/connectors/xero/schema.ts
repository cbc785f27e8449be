import { z } from 'zod'

/** Bounds of ours, far above what Xero sends, so that an answer cannot fill memory. */
const MOST_ROWS = 2_000
const MOST_TENANTS = 200
const MOST_CELLS = 50
const LONGEST = 500
const text = z.string().max(LONGEST)

/** Organisations that the owner's permission reaches (`GET /connections`). */
export const tenantsAnswer = z
  .array(
    z.object({
      /** Of the connection, for taking it back. */
      id: z.guid(),
      tenantId: z.guid(),
      /** `ORGANISATION`, or `PRACTICE` for an accountant's own. */
      tenantType: text,
      tenantName: text.nullish(),
    }),
  )
  .max(MOST_TENANTS)
export type XeroTenant = z.infer<typeof tenantsAnswer>[number]

export const organisationAnswer = z.object({
  Organisations: z.array(z.object({ BaseCurrency: z.string().regex(/^[A-Z]{3}$/u) })).min(1),
})

const cell = z.object({ Value: text.default('') })

const ROW_TYPES = ['Header', 'Section', 'Row', 'SummaryRow'] as const

/** A row of a report. Reports nest at any depth. */
export interface XeroRow {
  RowType: (typeof ROW_TYPES)[number]
  Title?: string | undefined
  Cells?: { Value: string }[] | undefined
  Rows?: XeroRow[] | undefined
}

const row: z.ZodType<XeroRow> = z.lazy(() =>
  z.object({
    RowType: z.enum(ROW_TYPES),
    Title: text.optional(),
    Cells: z.array(cell).max(MOST_CELLS).optional(),
    Rows: z.array(row).max(MOST_ROWS).optional(),
  }),
)

/** Every report has this form. */
export const reportAnswer = z.object({
  Reports: z.array(z.object({ ReportType: text, Rows: z.array(row).max(MOST_ROWS) })).length(1),
})
export type XeroReport = z.infer<typeof reportAnswer>['Reports'][number]

/** The four reports of a business year, and the organisation's currency. */
export interface XeroReports {
  balanceSheet: XeroReport
  profitAndLoss: XeroReport
  bankSummary: XeroReport
  executiveSummary: XeroReport
  currency: string | null
}
