import { boolean, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import type { MediaItem } from '#core/lessons/media-item.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** The media library: our own lessons, and what an operator puts beside them. */
export const media = pgTable('media', {
  /** A number or a text, as text. */
  id: text().primaryKey(),
  item: jsonb().$type<MediaItem>().notNull(),
  /** Comes with Fettle: written anew at each start, removed when it is no longer part of it. */
  builtIn: boolean().notNull().default(false),
})

/** What an owner did with an item, of whichever library it is. */
export const ownerMedia = pgTable(
  'owner_media',
  {
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    mediaId: text().notNull(),
    /** When it was made a favourite; `null`: it is none. */
    favouriteSince: moment(),
    /** Where they stopped, in seconds. */
    seconds: real().notNull().default(0),
    /** Was seen to its end once. */
    finished: boolean().notNull().default(false),
    /** `null`: never watched. */
    watchedAt: moment(),
    createdAt: madeAt(),
  },
  (row) => [primaryKey({ columns: [row.ownerId, row.mediaId] })],
)
