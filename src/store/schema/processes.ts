import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PROCESS_KINDS } from '#core/process-kinds.ts'
import { madeAt } from './columns.ts'

/** The running processes of this Fettle, with their last heartbeat. */
export const processes = pgTable('processes', {
  id: uuid().primaryKey(),
  kind: text({ enum: PROCESS_KINDS }).notNull(),
  /** The system's process number. */
  pid: integer().notNull(),
  version: text().notNull(),
  memoryBytes: bigint({ mode: 'number' }).notNull(),
  startedAt: madeAt(),
  seenAt: madeAt(),
})
