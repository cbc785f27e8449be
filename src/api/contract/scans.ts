import { z } from 'zod'
import { LONGEST_TYPED } from '#core/address/address-message.ts'
import { NOT_SCANNED, SCAN_STATES } from '#core/scan-states.ts'
import { bytes, byId, call, plainCall } from './call.ts'

/** A scan, for whoever asked for it. */
export const scanShape = z.object({
  id: z.uuid(),
  /** `null`: the business has no website. */
  host: z.string().nullable(),
  state: z.enum(SCAN_STATES),
  finished: z.number().int(),
  total: z.number().int(),
  startedAt: z.iso.datetime().nullable(),
  /** Somebody else asked for the same website a short while before, at `startedAt`: these are the results of that scan. */
  shared: z.boolean(),
  /** Why the website was not scanned: it is left alone, or its scans failed too often. */
  instead: z.enum(NOT_SCANNED).nullable(),
})

export const scanCalls = {
  'POST /visits': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Start a public scan',
    body: z.strictObject({ address: z.string().max(LONGEST_TYPED) }),
    answer: scanShape,
    status: 202,
  }),
  'GET /scans/{id}': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The state of a scan',
    params: byId,
    answer: scanShape,
  }),
  'POST /scans/{id}/stop': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Cancel a scan; finished results are kept',
    params: byId,
    answer: scanShape,
  }),
  'GET /events': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Live events of the website in view, as server-sent events',
    query: z.strictObject({
      /** How many milliseconds ago the page began to read what it shows. Events since then come first; where they are not known any more, the one event `missed`. */
      missedMs: z.coerce.number().int().min(0).optional(),
    }),
    answer: bytes,
    media: 'text/event-stream',
  }),
}
