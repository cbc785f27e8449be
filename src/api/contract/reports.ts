import { z } from 'zod'
import { REPORT_STATES } from '#core/scan-states.ts'
import { REPORT_KIND_IDS } from '#report/kinds.ts'
import { bytes, call, plainCall } from './call.ts'
import { byCheck } from './reruns.ts'

const kind = z.enum(REPORT_KIND_IDS)
const byKind = z.strictObject({ kind })

const reportShape = z.object({
  id: z.uuid(),
  kind,
  state: z.enum(REPORT_STATES),
  /** Percent. */
  progress: z.number().int(),
  at: z.iso.datetime(),
})

export const reportCalls = {
  'GET /reports': call({
    ...plainCall,
    access: 'owner',
    summary: 'Every kind of report: whether it has content, and the newest finished one',
    answer: z.object({
      kinds: z.array(
        z.object({ kind, title: z.string(), available: z.boolean(), newest: reportShape.nullable() }),
      ),
    }),
  }),
  'POST /reports/{kind}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make a report; its progress is sent as live events',
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
  'GET /checks/{id}/{sheet}': call({
    ...plainCall,
    access: 'owner',
    summary: 'A list of a check as a CSV file, such as every broken link, by its file name',
    params: byCheck.extend({ sheet: z.string().max(64) }),
    answer: bytes,
    media: 'text/csv',
  }),
}
