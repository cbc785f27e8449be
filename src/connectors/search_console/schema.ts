import { z } from 'zod'

/** The websites that the permission reaches; `sc-domain:` has a whole domain. Absent: there are none. */
export const sitesAnswer = z.object({
  siteEntry: z
    .array(z.object({ siteUrl: z.string().min(1).max(2_000), permissionLevel: z.string().max(40) }))
    .max(1_000)
    .default([]),
})

/** Averages of the searches that were asked for. No rows: the website was not shown. */
export const queryAnswer = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string().max(2_000)).max(3).default([]),
        impressions: z.number().min(0),
        position: z.number().min(0).max(10_000),
      }),
    )
    .max(10)
    .default([]),
})
