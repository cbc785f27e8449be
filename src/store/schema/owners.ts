import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SUMMARY_EVERY } from '#core/owner-input/preferences.ts'
import { user } from './auth.ts'
import { madeAt, moment } from './columns.ts'

/** The profile of an owner and the business. One row per account, made with it. */
export const owners = pgTable('owners', {
  id: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  businessName: text(),
  phone: text(),
  mobile: text(),
  industry: text(),
  subIndustry: text(),
  sector: text(),
  country: text(),
  city: text(),
  businessAge: text(),
  staffCount: text(),
  savviness: integer().notNull().default(3),
  timeZone: text(),
  /** When the owner allowed looking at more than the public look (`core/consent.ts`); null: not. */
  mayCheckAt: moment(),
  onboardedAt: moment(),
  tourSeenAt: moment(),
  notifyResults: boolean().notNull().default(true),
  notifySummary: boolean().notNull().default(true),
  summaryEvery: text({ enum: SUMMARY_EVERY }).notNull().default('month'),
  notifyReminders: boolean().notNull().default(true),
  notifyNews: boolean().notNull().default(false),
  notifyAny: boolean().notNull().default(true),
  lastSummaryAt: moment(),
  /** Raised by every save: a form that was read before another save is refused instead of overwriting it. */
  version: integer().notNull().default(1),
  createdAt: madeAt(),
})
