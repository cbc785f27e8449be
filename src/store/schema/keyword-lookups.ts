import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SEARCH_DEVICES } from '#core/ranking/keyword-form.ts'
import type { Competitor } from '#core/ranking/places.ts'
import { RANK_PROVIDERS } from '#core/ranking/providers.ts'
import { madeAt } from './columns.ts'
import { websites } from './websites.ts'

/** The places of a website among the results of searches that its owner looked up; each answer stays, so that places can be followed. */
export const keywordLookups = pgTable(
  'keyword_lookups',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    provider: text({ enum: RANK_PROVIDERS }).notNull(),
    keyword: text().notNull(),
    /** `null`: the provider knows no devices. */
    device: text({ enum: SEARCH_DEVICES }),
    /** Where the search is made from: the provider's code of it, and its name. */
    location: text().notNull(),
    locationLabel: text().notNull(),
    at: madeAt(),
    /** 1 to 100, an average where the provider gives one; `null`: not among the first 100. */
    position: doublePrecision(),
    /** The page of the website that was found. */
    foundUrl: text(),
    competitors: jsonb().$type<readonly Competitor[]>().notNull(),
  },
  (table) => [index('keyword_lookups_by_time').on(table.websiteId, table.at)],
)
