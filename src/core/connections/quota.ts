import { z } from 'zod'

/** What a quota counts: the service says a percentage, or there is a number of requests or of accounts and posts that are read. */
export const QUOTA_UNITS = ['percent', 'requests', 'reads'] as const

/** How much of what a service allows the whole installation is used. */
export const serviceQuota = z.object({
  unit: z.enum(QUOTA_UNITS),
  used: z.number().min(0),
  most: z.number().positive(),
  /** When it starts again. */
  resetsAt: z.iso.datetime(),
})
export type ServiceQuota = z.infer<typeof serviceQuota>

/** From this share on, the clock asks for nothing more: the rest is for what owners press. */
const CLOCKS_SHARE = 0.8

/** Whether what is left is kept for owners. */
export const isKeptForOwners = ({ used, most }: ServiceQuota): boolean => used >= most * CLOCKS_SHARE
