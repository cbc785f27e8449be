import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { ADS_ACTORS, ADS_OUTCOMES, type AdsValues, OPEN_OUTCOMES } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { type CampaignDraft, WIZARD_STEPS } from '#core/ads/draft.ts'
import { LANDING_LOOK_STATES, type LandingFinding, type LandingInput } from '#core/ads/landing.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { madeAt, moment } from './columns.ts'
import { connections } from './connections.ts'
import { owners } from './owners.ts'

/** An owner's acceptance of the cost warning. */
export const adsTerms = pgTable(
  'ads_terms',
  {
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    acceptedAt: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.version] })],
)

/** Everything below belongs to a connection and to its mode: it goes with either. */
const ofConnection = () => ({
  connectionId: uuid().notNull(),
  origin: text({ enum: ORIGINS }).notNull(),
})

/** A campaign that an owner has begun in the wizard. */
export const adsDrafts = pgTable(
  'ads_drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofConnection(),
    /** Counts the saves. */
    version: integer().notNull().default(1),
    step: text({ enum: WIZARD_STEPS }).notNull(),
    form: jsonb().$type<CampaignDraft>().notNull(),
    savedAt: madeAt(),
  },
  (table) => [
    index('ads_drafts_of_connection').on(table.connectionId, table.savedAt),
    foreignKey({
      name: 'ads_draft_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)

const notSettled = sql.raw(`outcome in (${OPEN_OUTCOMES.map((outcome) => `'${outcome}'`).join(', ')})`)

/** A change of an ads account: written down before it is sent, so that it is never sent twice. */
export const adsChanges = pgTable(
  'ads_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofConnection(),
    /** The account that was chosen then; `null`: written down by an earlier version. */
    accountId: text(),
    /** One for each change; the same key is the same change. */
    key: text().notNull(),
    actor: text({ enum: ADS_ACTORS }).notNull(),
    who: text().notNull(),
    change: jsonb().$type<AdsChange>().notNull(),
    /** What was changed, in a sentence. */
    what: text().notNull(),
    before: jsonb().$type<AdsValues>().notNull(),
    after: jsonb().$type<AdsValues>().notNull(),
    outcome: text({ enum: ADS_OUTCOMES }).notNull().default('pending'),
    /** Why it was not made; `null`: it was, or it is not known yet. */
    reason: text(),
    /** Ids of what was created. */
    ids: jsonb().$type<readonly string[]>().notNull().default([]),
    at: madeAt(),
    /** When the request left that Google could act on; `null`: it has not left. */
    sentAt: moment(),
    /** The draft that this finishes; `null`: none, or written down by an earlier version. */
    draftId: uuid(),
  },
  (table) => [
    uniqueIndex('one_ads_change_per_key').on(table.connectionId, table.key),
    index('ads_changes_by_time').on(table.connectionId, table.at),
    index('ads_changes_not_settled').on(table.at).where(notSettled),
    foreignKey({
      name: 'ads_change_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
    check('only_settled_ads_changes_have_a_reason', sql`reason is null or outcome = 'rejected'`),
  ],
)

/** Ads notices: what the clock told an owner of an ads account. */
export const adsNotices = pgTable(
  'ads_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofConnection(),
    /** What it is about: told once for each. */
    key: text().notNull(),
    notice: jsonb().$type<AdsNotice>().notNull(),
    at: madeAt(),
    /** When the owner put it away; `null`: it is shown. */
    putAwayAt: moment(),
  },
  (table) => [
    uniqueIndex('one_ads_notice_per_key').on(table.connectionId, table.key),
    foreignKey({
      name: 'ads_notice_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)

/** A landing look: what Fettle saw of the page that an ad is to lead to. */
export const adsLandingLooks = pgTable(
  'ads_landing_looks',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofConnection(),
    input: jsonb().$type<LandingInput>().notNull(),
    state: text({ enum: LANDING_LOOK_STATES }).notNull().default('looking'),
    /** Why nothing could be looked at. */
    why: text(),
    findings: jsonb().$type<readonly LandingFinding[]>().notNull().default([]),
    at: madeAt(),
  },
  (table) => [
    index('ads_landing_looks_by_time').on(table.connectionId, table.at),
    foreignKey({
      name: 'ads_landing_look_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
    check('only_failed_landing_looks_have_a_why', sql`why is null or state = 'failed'`),
  ],
)

/** How an account is watched: the owner's ceiling, and when Fettle last looked. */
export const adsWatches = pgTable(
  'ads_watches',
  {
    connectionId: uuid().primaryKey(),
    origin: text({ enum: ORIGINS }).notNull(),
    /** Micros of the account's currency; `null`: no ceiling. */
    ceiling: text(),
    /** The month (`YYYY-MM`) in which it was reached last; `null`: never. */
    reachedIn: text(),
    /** When the weekly look was made last. */
    lookedAt: moment(),
    /** When the pages that ads lead to were looked at last. */
    pagesAt: moment(),
    /** When the month's cost was last held against the ceiling. */
    countedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'ads_watch_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)
