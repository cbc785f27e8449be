import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from './columns.ts'

/** The processes of this Fettle that run now: each says so every few seconds. */
export const processes = pgTable('processes', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['web', 'worker'] }).notNull(),
  /** The system's number for it. */
  pid: integer().notNull(),
  version: text().notNull(),
  memoryBytes: bigint({ mode: 'number' }).notNull(),
  startedAt: madeAt(),
  seenAt: madeAt(),
})
