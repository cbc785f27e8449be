import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MESSAGE_KINDS, type MessageContent } from '#core/messages/message.ts'
import { MESSAGE_STATES } from '#core/messages/message-states.ts'
import type { Suspicion } from '#core/messages/suspicion.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** What people wrote to the operator. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `null` for a visitor. */
    ownerId: uuid().references(() => owners.id, { onDelete: 'cascade' }),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    content: jsonb().$type<MessageContent>().notNull(),
    /** Address for the answer: the account's at that time, or the one that a visitor gave. */
    email: text().notNull(),
    /** `null`: none given. */
    name: text(),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    suspicion: text().$type<Suspicion>(),
    createdAt: madeAt(),
    endedAt: moment(),
  },
  (table) => [
    index('messages_by_state').on(table.state, table.createdAt),
    index('messages_of_owner').on(table.ownerId, table.createdAt),
  ],
)

/** Answers as they were mailed. */
export const messageAnswers = pgTable(
  'message_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: madeAt(),
  },
  (table) => [index('answers_of_message').on(table.messageId, table.createdAt)],
)
