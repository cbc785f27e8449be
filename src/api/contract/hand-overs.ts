import { z } from 'zod'
import { reportCheck } from '#report/schema.ts'
import { byId, call, plainCall } from './call.ts'
import { rerunShape } from './reruns.ts'
import { scanShape } from './scans.ts'

/** A hand-over link. The link itself is shown once, when it is made: only its hash is stored. */
export const handOverShape = z.object({
  id: z.uuid(),
  /** `null`: the whole report. */
  check: z.string().nullable(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** How often it was opened; several times within a few minutes count as one. */
  opened: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  lastRetestAt: z.iso.datetime().nullable(),
  /** The recipient of its e-mail. `failed`: it may not have arrived. `null`: no e-mail was sent. */
  mail: z.object({ to: z.string(), state: z.enum(['waiting', 'sent', 'failed']) }).nullable(),
})

const byToken = z.strictObject({ token: z.string().max(100) })

export const handOverCalls = {
  'POST /hand-overs': call({
    ...plainCall,
    access: 'owner',
    summary: 'Make a hand-over link, to one check or the whole report',
    body: z.strictObject({
      check: z.string().max(64).nullable(),
      days: z.number().int().min(1).max(90).default(14),
      /** Also sends the link by e-mail, with the owner's note. */
      mail: z.strictObject({ to: z.string().max(320), note: z.string().max(2_000).default('') }).optional(),
    }),
    answer: handOverShape.extend({ link: z.url() }),
  }),
  'GET /hand-overs': call({
    ...plainCall,
    access: 'owner',
    summary: 'The hand-over links, newest first',
    answer: z.object({ handOvers: z.array(handOverShape) }),
  }),
  'DELETE /hand-overs/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Revoke a hand-over link',
    params: byId,
    answer: handOverShape,
  }),
  'GET /handed/{token}': call({
    ...plainCall,
    access: 'link',
    summary: 'The content of a hand-over link: one check or the whole report, in technical detail',
    params: byToken,
    answer: z.object({
      website: z.object({ address: z.string().nullable(), host: z.string().nullable() }),
      check: z.string().nullable(),
      title: z.string(),
      expiresAt: z.iso.datetime(),
      results: z.array(reportCheck),
      scan: scanShape.nullable(),
      /** When a rerun is allowed again; `null`: now. */
      retestAt: z.iso.datetime().nullable(),
    }),
  }),
  'POST /handed/{token}/run': call({
    ...plainCall,
    access: 'link',
    summary: 'Rerun the checks of a hand-over link',
    params: byToken,
    answer: rerunShape,
    status: 202,
  }),
}
