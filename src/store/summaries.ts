import { and, eq, sql } from 'drizzle-orm'
import type { LogoType } from '#core/logo-types.ts'
import { withoutServiceFigures } from '#summary/finance/sources.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import type { Queries } from './database.ts'
import { summaries } from './schema/summaries.ts'

/** A stored logo; its file is named by owner and id. */
export interface Logo {
  id: string
  type: LogoType
  /** In pixels. */
  width: number
  height: number
}

export interface StoredSummary {
  /** `null` before the first save. */
  content: BusinessSummary | null
  /** 0 before the first save. */
  version: number
  logo: Logo | null
  updatedAt: Date | null
}

const NONE: StoredSummary = { content: null, version: 0, logo: null, updatedAt: null }

/** The owner's summary; empty before the first save. */
export async function summaryOfOwner(db: Queries, ownerId: string): Promise<StoredSummary> {
  const [row] = await db.select().from(summaries).where(eq(summaries.ownerId, ownerId))
  if (!row) return NONE
  const { content, version, updatedAt } = row
  return { content, version, logo: logoOf(row), updatedAt }
}

/** Saves a summary that was read at this version. `false`: something else was saved meanwhile, and nothing is written. */
export async function saveSummary(
  db: Queries,
  { ownerId, version, at }: { ownerId: string; version: number; at: Date },
  content: BusinessSummary,
): Promise<boolean> {
  const saved = await db
    .insert(summaries)
    .values({ ownerId, content, version: version + 1, updatedAt: at })
    .onConflictDoUpdate({
      target: summaries.ownerId,
      set: { content, version: sql`${summaries.version} + 1`, updatedAt: at },
      setWhere: eq(summaries.version, version),
    })
    .returning({ version: summaries.version })
  return saved.length > 0
}

/** Takes a service's figures out of the owner's summary; the owner's own come back, where there were any. */
export async function takeOutFigures(db: Queries, ownerId: string, service: string): Promise<void> {
  const [row] = await db.select().from(summaries).where(eq(summaries.ownerId, ownerId)).for('update')
  const { content = null } = row ?? {}
  if (!content) return
  const years = withoutServiceFigures(content.years, service)
  if (JSON.stringify(years) === JSON.stringify(content.years)) return
  await db
    .update(summaries)
    .set({ content: { ...content, years }, version: sql`${summaries.version} + 1` })
    .where(eq(summaries.ownerId, ownerId))
}

/** Replaces or removes the logo, and returns the earlier one. */
export async function changeLogo(db: Queries, ownerId: string, logo: Logo | null): Promise<Logo | null> {
  const values = {
    logo: logo?.id ?? null,
    logoType: logo?.type ?? null,
    logoWidth: logo?.width ?? null,
    logoHeight: logo?.height ?? null,
  }
  await db.insert(summaries).values({ ownerId }).onConflictDoNothing()
  const [before] = await db.select().from(summaries).where(eq(summaries.ownerId, ownerId)).for('update')
  await db.update(summaries).set(values).where(eq(summaries.ownerId, ownerId))
  return before ? logoOf(before) : null
}

/** The owner's logo by its id; `null` for one that is not theirs or was replaced. */
export async function logoOfOwner(db: Queries, ownerId: string, id: string): Promise<Logo | null> {
  const [row] = await db
    .select()
    .from(summaries)
    .where(and(eq(summaries.ownerId, ownerId), eq(summaries.logo, id)))
  return row ? logoOf(row) : null
}

/** The name of a logo's file. */
export const logoFile = (ownerId: string, { id, type }: Logo): string => `logos/${ownerId}/${id}.${type}`

function logoOf({
  logo: id,
  logoType: type,
  logoWidth,
  logoHeight,
}: typeof summaries.$inferSelect): Logo | null {
  if (id === null || type === null) return null
  return { id, type, width: logoWidth ?? 0, height: logoHeight ?? 0 }
}
