import { z } from 'zod'
import { SCAN_CAUSES, SCAN_STATES } from '#core/scan-states.ts'
import { byId, call, plainCall, confirmationShape } from '../call.ts'
import { scanShape } from '../scans.ts'

const MOST_USERS = 100

const userShape = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  operator: z.boolean(),
  createdAt: z.iso.datetime(),
  onboarded: z.boolean(),
  website: z.object({ id: z.uuid(), address: z.string().nullable() }).nullable(),
})

const lastScanShape = z.object({
  state: z.enum(SCAN_STATES),
  /** Why it ended early; `null` when it did not. */
  reason: z.string().nullable(),
  cause: z.enum(SCAN_CAUSES),
  finished: z.number().int(),
  total: z.number().int(),
  queuedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})

export const userCalls = {
  'GET /admin/users': call({
    ...plainCall,
    access: 'operator',
    summary: 'All accounts, newest first',
    query: z.strictObject({
      /** Part of a name, an e-mail address or a website. */
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(MOST_USERS).default(50),
    }),
    answer: z.object({ total: z.number().int(), users: z.array(userShape) }),
  }),
  'GET /admin/users/{id}': call({
    ...plainCall,
    access: 'operator',
    summary: 'One account, without the results of its website',
    params: byId,
    answer: userShape.extend({
      /** Ways to sign in: `credential` is a password; all others but `passkey` are providers. */
      ways: z.array(z.string()),
      /** Browsers that are signed in now. */
      sessions: z.number().int(),
      lastSignIn: z.iso.datetime().nullable(),
      /** Wrong passwords in a row. */
      failedSignIns: z.number().int(),
      lastScan: lastScanShape.nullable(),
    }),
  }),
  'POST /admin/users/{id}/sign-out': call({
    ...plainCall,
    access: 'operator',
    summary: 'Sign an account out everywhere',
    params: byId,
    answer: confirmationShape,
  }),
  'POST /admin/users/{id}/delete': call({
    ...plainCall,
    access: 'operator',
    summary: 'Delete an account and all its data, at the request of its owner',
    params: byId,
    /** Its address typed again, so that the wrong account is not deleted. */
    body: z.strictObject({ email: z.string().max(254) }),
    answer: confirmationShape,
  }),
  'PUT /admin/websites/{ownerId}': call({
    ...plainCall,
    access: 'operator',
    summary: "Change an owner's website; the new one starts without results",
    params: z.strictObject({ ownerId: z.uuid() }),
    body: z.strictObject({ address: z.string() }),
    answer: z.object({
      message: z.string(),
      website: z.object({ id: z.uuid(), address: z.string().nullable() }),
      scan: scanShape,
    }),
  }),
}
