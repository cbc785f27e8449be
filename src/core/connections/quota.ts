import { z } from 'zod'

/** What a quota counts: the service says a percentage, or there is a number of requests, of accounts and posts that are read, or of tokens that requests cost. */
export const QUOTA_UNITS = ['percent', 'requests', 'reads', 'tokens'] as const

/** How much is used of what a service allows in a time: the whole installation, or one account. */
export const serviceQuota = z.object({
  unit: z.enum(QUOTA_UNITS),
  used: z.number().min(0),
  most: z.number().positive(),
  /** When it starts again. */
  resetsAt: z.iso.datetime(),
  /** Requests since midnight UTC, where the quota is of a minute. */
  today: z.number().int().min(0).optional(),
})
export type ServiceQuota = z.infer<typeof serviceQuota>

/** From this share on, the clock asks for nothing more: the rest is for what owners press. */
const CLOCKS_SHARE = 0.8

/** Whether what is left is kept for owners. */
export const isKeptForOwners = ({ used, most }: ServiceQuota): boolean => used >= most * CLOCKS_SHARE

/** How much the clock may still ask for. */
export const leftForClock = ({ used, most }: ServiceQuota): number =>
  Math.max(0, Math.floor(most * CLOCKS_SHARE - used))

/** The one of which the largest share is used; `null`: there is none. */
export const fullestQuota = (quotas: readonly ServiceQuota[]): ServiceQuota | null =>
  quotas.reduce<ServiceQuota | null>(
    (fullest, one) => (fullest === null || one.used / one.most > fullest.used / fullest.most ? one : fullest),
    null,
  )

/** Of several quotas of an account, the one to keep: one of which the rest is kept for owners, or else the one that counts longest; `null`: there is none. */
export const quotaToKeep = (quotas: readonly ServiceQuota[]): ServiceQuota | null =>
  quotas.find(isKeptForOwners) ??
  quotas.toSorted((a, b) => Date.parse(b.resetsAt) - Date.parse(a.resetsAt))[0] ??
  null
