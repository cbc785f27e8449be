import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time. PostgreSQL keeps no zone of it. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A time that the database sets when the row is inserted. */
export const madeAt = () => moment().notNull().defaultNow()
