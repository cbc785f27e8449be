import { timestamp } from 'drizzle-orm/pg-core'

/** A time, stored with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A time that the database sets when the row is inserted. */
export const madeAt = () => moment().notNull().defaultNow()
