import { z } from 'zod'
import { REPORT_KIND_IDS } from '#report/kinds.ts'
import { bytes, call, plainCall } from './call.ts'

const kind = z.enum(REPORT_KIND_IDS)
const byKind = z.strictObject({ kind })

const reportShape = z.object({
  id: z.uuid(),
  kind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Percent. */
  progress: z.number().int(),
  at: z.iso.datetime(),
})

export const reportCalls = {
  'GET /reports': call({
    ...plainCall,
    access: 'owner',
    summary:
      'Every kind of report: whether there is anything to put into it, and the newest one that was made',
    answer: z.object({
      kinds: z.array(
        z.object({ kind, title: z.string(), available: z.boolean(), newest: reportShape.nullable() }),
      ),
    }),
  }),
  'POST /reports/{kind}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make a report; its progress comes as events',
    params: byKind,
    answer: reportShape,
    status: 202,
  }),
  'GET /reports/{kind}': call({
    ...plainCall,
    access: 'owner',
    summary: 'The newest finished report of this kind, as a PDF',
    params: byKind,
    answer: bytes,
    media: 'application/pdf',
  }),
  'GET /checks/broken-links/broken_links.csv': call({
    ...plainCall,
    access: 'owner',
    summary: 'Every broken link as a spreadsheet',
    answer: bytes,
    media: 'text/csv',
  }),
}
