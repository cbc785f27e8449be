import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { REPORT_STATES } from '#core/scan-states.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'
import { websites } from './websites.ts'

/** Reports (PDF) that owners asked for, with their progress. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('queued'),
    /** Percent. */
    progress: integer().notNull().default(0),
    file: text(),
    createdAt: madeAt(),
    endedAt: moment(),
  },
  (table) => [
    index('reports_of_owner').on(table.ownerId, table.createdAt),
    index('reports_of_website').on(table.websiteId),
  ],
)
