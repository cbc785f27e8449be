import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, kept with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A moment that the database sets when the row is made. */
export const madeAt = () => moment().notNull().defaultNow()
