import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MESSAGE_KINDS, type MessageContent } from '#core/messages/message.ts'
import type { Suspicion } from '#core/messages/suspicion.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** `open`: somebody has to answer or read it. `spam`: it looks like a program's, and was mailed to nobody. */
export const MESSAGE_STATES = ['open', 'answered', 'closed', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What people wrote to whoever runs this Fettle. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `null`: a visitor's. */
    ownerId: uuid().references(() => owners.id, { onDelete: 'cascade' }),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    content: jsonb().$type<MessageContent>().notNull(),
    /** Whom an answer goes to: the account's address at that time, or the one that a visitor gave. */
    email: text().notNull(),
    /** `null`: none was given. */
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

/** What was answered, as it was mailed. */
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
