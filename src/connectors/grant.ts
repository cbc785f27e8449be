import { z } from 'zod'
import type { Grant } from './context.ts'

/** A grant as it is stored (encrypted). */
export const storedGrant: z.ZodType<Grant> = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.iso.datetime().nullable(),
  refreshToken: z.string().nullable(),
  refreshExpiresAt: z.iso.datetime().nullable(),
  scopes: z.array(z.string()),
  extra: z.record(z.string(), z.string()),
})
