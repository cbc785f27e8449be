import { z } from 'zod'
import type { RequestFacts } from '#core/evidence/visit.ts'
import { cut } from '#core/text.ts'

const MOST = 500
const itemSchema = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  statusCode: z.number().default(-1),
  transferSize: z.number().default(0),
  finished: z.boolean().default(true),
})

/** The http(s) requests of Lighthouse's network records, at most 500. */
export const requestsOf = (records: readonly unknown[]): RequestFacts[] =>
  records
    .flatMap((item) => itemSchema.safeParse(item).data ?? [])
    .filter(({ url }) => /^https?:/u.test(url))
    .slice(0, MOST)
    .map(({ url, resourceType, statusCode, transferSize, finished }) => ({
      url: cut(url, 2_048),
      type: resourceType,
      status: statusCode > 0 ? statusCode : null,
      bytes: transferSize,
      failed: !finished || statusCode <= 0 || statusCode >= 400,
    }))
