import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOGO_TYPES } from '#core/logo-types.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import { madeAt } from './columns.ts'
import { owners } from './owners.ts'

/** Business summaries. One row per owner, made with the first save or the logo. */
export const summaries = pgTable('summaries', {
  ownerId: uuid()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  /** `null`: only a logo so far. */
  content: jsonb().$type<BusinessSummary>(),
  /** Raised by every save of the content: a form read before another save is refused. */
  version: integer().notNull().default(0),
  /** The logo's id; its picture is a file. */
  logo: uuid(),
  logoType: text({ enum: LOGO_TYPES }),
  /** In pixels, so that a page does not move while it loads. */
  logoWidth: integer(),
  logoHeight: integer(),
  updatedAt: madeAt(),
})
