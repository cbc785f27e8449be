import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BrowserFacts, ISOLATIONS, SANDBOX_STATES } from '#core/browser-facts.ts'
import { serviceQuota } from '#core/connections/quota.ts'
import { drillReport } from '#core/drill-report.ts'
import { retentionShape, USUAL_RETENTION } from '#core/retention.ts'
import { SUPPORT_ZONE } from '#core/support-hours.ts'
import type { Queries } from './database.ts'
import { settings } from './schema/settings.ts'

/** A testimonial of an owner. */
export const testimonialShape = z.object({ name: z.string(), business: z.string(), words: z.string() })

/** Settings by key: the operator's, and what the product keeps for itself. A setting that is not set has its empty value. */
const shapes = {
  testimonials: z.array(testimonialShape).default([]),
  support: z
    .object({
      email: z.string(),
      phone: z.string(),
      /** IANA name of the time zone of the support hours. */
      timeZone: z.string().default(SUPPORT_ZONE),
    })
    .default({ email: '', phone: '', timeZone: SUPPORT_ZONE }),
  notice: z.string().default(''),
  /** Facts of the browser when it was last needed; `null` before that. */
  browser: z
    .discriminatedUnion('state', [
      z.object({
        state: z.literal('running'),
        version: z.string(),
        sandbox: z.enum(SANDBOX_STATES),
        isolation: z.enum(ISOLATIONS),
      }),
      z.object({ state: z.literal('refused'), why: z.string() }),
    ])
    .nullable()
    .default(null),
  /** Hosts of websites left alone, in lower-case punycode without `www.`; each includes its subdomains. */
  leftAlone: z.array(z.string()).default([]),
  lastBackup: z.object({ at: z.iso.datetime(), bytes: z.number() }).nullable().default(null),
  /** The newest backup in the place of backups, and why the last try to make one failed; `null`: none, or it did not. */
  storedBackup: z
    .object({
      made: z
        .object({ at: z.iso.datetime(), name: z.string(), bytes: z.number(), encrypted: z.boolean() })
        .nullable(),
      failure: z.object({ at: z.iso.datetime(), why: z.string() }).nullable(),
    })
    .default({ made: null, failure: null }),
  /** The last try to restore a backup; `null`: there was none. */
  lastDrill: drillReport.nullable().default(null),
  /** How long things are kept. */
  retention: retentionShape.default(USUAL_RETENTION),
  /** What outside services last said of their quotas, by service. */
  quotas: z.record(z.string(), serviceQuota).default({}),
  /** Names that outside services no longer know, by service, each with the time of the first refusal. */
  retiredNames: z.record(z.string(), z.record(z.string(), z.iso.datetime())).default({}),
}

type Shapes = typeof shapes
/** What the operator, or the product itself, may keep as a setting. */
export type SettingKey = keyof Shapes

/** A setting and its version: 0 before the first save. */
export interface Setting<Key extends SettingKey> {
  value: z.infer<Shapes[Key]>
  version: number
}

const stored = z.object({ value: z.unknown(), version: z.number().int() })

/** A setting, with its empty value and version 0 where it was never saved. Throws a `ZodError` when what was saved has another shape. */
export async function settingOf<Key extends SettingKey>(db: Queries, key: Key): Promise<Setting<Key>> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const { value, version } = row ? stored.parse(row.value) : { value: undefined, version: 0 }
  return { value: valueOf(key, value), version }
}

/** TypeScript cannot infer that the schema of a key gives the type of that key. */
const valueOf = <Key extends SettingKey>(key: Key, value: unknown): z.infer<Shapes[Key]> =>
  z.custom<z.infer<Shapes[Key]>>().parse(shapes[key].parse(value))

/** Saves a setting that was read at this version. `false`: somebody saved meanwhile, and nothing is written. */
export async function saveSetting<Key extends SettingKey>(
  db: Queries,
  key: Key,
  { value, version }: Setting<Key>,
): Promise<boolean> {
  const next = { value, version: version + 1 }
  if (version === 0) {
    const rows = await db
      .insert(settings)
      .values({ key, value: next })
      .onConflictDoNothing()
      .returning({ key: settings.key })
    return rows.length > 0
  }
  const rows = await db
    .update(settings)
    .set({ value: next, at: sql`now()` })
    .where(and(eq(settings.key, key), sql`(${settings.value}->>'version')::int = ${version}`))
    .returning({ key: settings.key })
  return rows.length > 0
}

/** Saves time and size of a backup, so that the operator sees how old the newest is. `at`: ISO 8601. */
export const saveBackupFacts = (db: Queries, backup: { at: string; bytes: number }): Promise<void> =>
  changeSetting(db, 'lastBackup', () => backup)

/** Processes that change a setting at the same time try again this often. */
const TRIES = 5

/**
 * Changes a setting of which only the product's own processes write, by its present value; nothing where it stays the same. When others save
 * first in each of {@link TRIES} tries, theirs stays.
 */
export async function changeSetting<Key extends SettingKey>(
  db: Queries,
  key: Key,
  change: (value: z.infer<Shapes[Key]>) => z.infer<Shapes[Key]>,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { value, version } = await settingOf(db, key)
    const changed = change(value)
    if (isDeepStrictEqual(value, changed)) return
    if (await saveSetting(db, key, { value: changed, version })) return
  }
}

/** Saves facts of the browser, which each scan reports. */
export const saveBrowserFacts = (db: Queries, facts: BrowserFacts): Promise<void> =>
  changeSetting(db, 'browser', () => facts)
