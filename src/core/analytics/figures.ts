import { z } from 'zod'
import { ANALYTICS_PERIODS } from './periods.ts'

/** More properties than anybody has, and few enough to ask for the streams of each. */
export const MOST_PROPERTIES = 500

const users = z.object({
  totalUsers: z.number().int().min(0),
  newUsers: z.number().int().min(0),
  activeUsers: z.number().int().min(0),
})
export type Users = z.infer<typeof users>

/** What is kept of a report. */
export const usersData = z.object({
  period: z.enum(ANALYTICS_PERIODS),
  totals: users,
  /** As long as the period, directly before it. */
  previous: users,
  /** Every day of the period, oldest first. */
  byDay: z.array(users.extend({ day: z.iso.date() })).max(366),
  /** Every day of the period before. */
  byDayBefore: z.array(users.extend({ day: z.iso.date() })).max(366),
})
export type UsersData = z.infer<typeof usersData>

/** What is kept of the properties. */
export const propertiesData = z.object({
  properties: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        account: z.string(),
        canEdit: z.boolean(),
        hosts: z.array(z.string()),
        measurementIds: z.array(z.string()),
      }),
    )
    .max(MOST_PROPERTIES),
})
export type PropertiesData = z.infer<typeof propertiesData>
