import { z } from 'zod'
import { byId, call, plainCall, confirmationShape } from '../call.ts'

const queueShape = z.object({
  queue: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  /** Time of the oldest job that could run. */
  oldest: z.iso.datetime().nullable(),
})

const failedShape = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** A website, a kind of report or the subject of a mail; empty for scheduled work. */
  about: z.string(),
  reason: z.string(),
  tries: z.number().int(),
  queuedAt: z.iso.datetime(),
  failedAt: z.iso.datetime().nullable(),
  /** Its subject still exists; else it can only be removed from the list. */
  canRetry: z.boolean(),
})

export const queueCalls = {
  'GET /admin/queue': call({
    ...plainCall,
    access: 'operator',
    summary: 'Queued and running jobs, and those that failed for good, with the error',
    answer: z.object({ queues: z.array(queueShape), failed: z.array(failedShape) }),
  }),
  'POST /admin/queue/{id}/retry': call({
    ...plainCall,
    access: 'operator',
    summary: 'Queue the work of a failed job again; a job without work left is removed from the list',
    params: byId,
    answer: confirmationShape,
  }),
}
