import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Tool } from '#tools/tool.ts'
import { madeAt } from './columns.ts'
import { owners } from './owners.ts'

/** Tools that the operator changed or added. Others are as built in. */
export const tools = pgTable('tools', {
  id: text().primaryKey(),
  tool: jsonb().$type<Tool>().notNull(),
  /** Raised by every save: a form read before another save is refused. */
  version: integer().notNull(),
  updatedAt: madeAt(),
})

/** Owners' favourite tools. */
export const toolFavourites = pgTable(
  'tool_favourites',
  {
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    createdAt: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.tool] })],
)
