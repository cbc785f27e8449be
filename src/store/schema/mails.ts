import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MAIL_STATES } from '#core/mail-states.ts'
import { madeAt, moment } from './columns.ts'

/** Every mail, stored before it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Without a reference: the first mail of an account is written before the account is committed. */
    ownerId: uuid(),
    to: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    unsubscribeUrl: text(),
    state: text({ enum: MAIL_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** What the mail is about; a second mail with the same key is not stored. */
    dedupeKey: text().unique(),
    createdAt: madeAt(),
    endedAt: moment(),
  },
  (table) => [
    index('mails_by_state').on(table.state, table.createdAt),
    index('mails_of_owner').on(table.ownerId),
  ],
)
