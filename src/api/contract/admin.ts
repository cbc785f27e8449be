import { z } from 'zod'
import { call, plain } from './call.ts'
import { scanShape } from './scans.ts'

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

export const adminCalls = {
  'GET /admin/users': call({
    ...plain,
    access: 'operator',
    summary: 'All accounts, newest first',
    query: z.strictObject({
      /** Part of a name, an e-mail address or a website. */
      search: z.string().max(200).default(''),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(MOST_USERS).default(50),
    }),
    answer: z.object({ total: z.number().int(), users: z.array(userShape) }),
  }),
  'PUT /admin/websites/{ownerId}': call({
    ...plain,
    access: 'operator',
    summary: "Change an owner's website; the new one starts with results of its own",
    params: z.strictObject({ ownerId: z.uuid() }),
    body: z.strictObject({ address: z.string() }),
    answer: z.object({
      message: z.string(),
      website: z.object({ id: z.uuid(), address: z.string().nullable() }),
      scan: scanShape,
    }),
  }),
}
