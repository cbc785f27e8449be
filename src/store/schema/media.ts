import { boolean, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import type { MediaItem } from '#core/lessons/media-item.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** The media library: our own items, and those that an operator adds. */
export const media = pgTable('media', {
  /** A number or a text, as text. */
  id: text().primaryKey(),
  item: jsonb().$type<MediaItem>().notNull(),
  /** Part of Fettle: replaced at each start, and removed when it is no longer part of it. */
  builtIn: boolean().notNull().default(false),
})

/** An owner's favourite and playback position of an item, of whichever library it is. */
export const ownerMedia = pgTable(
  'owner_media',
  {
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    mediaId: text().notNull(),
    /** When it was made a favourite; `null`: it is not. */
    favouriteSince: moment(),
    /** Playback position in seconds. */
    seconds: real().notNull().default(0),
    /** Watched to its end once. */
    finished: boolean().notNull().default(false),
    /** `null`: never watched. */
    watchedAt: moment(),
    createdAt: madeAt(),
  },
  (row) => [primaryKey({ columns: [row.ownerId, row.mediaId] })],
)
