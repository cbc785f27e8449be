import { and, eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { adsTerms } from './schema/ads.ts'

/** Keeps that an owner accepted a version of the cost warning; the first time counts. */
export async function acceptAdsTerms(
  db: Queries,
  accepted: { ownerId: string; version: string; acceptedAt: Date },
): Promise<void> {
  await db.insert(adsTerms).values(accepted).onConflictDoNothing()
}

/** When an owner accepted a version of the cost warning; `null`: not yet. */
export async function adsTermsAcceptedAt(
  db: Queries,
  ownerId: string,
  version: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ acceptedAt: adsTerms.acceptedAt })
    .from(adsTerms)
    .where(and(eq(adsTerms.ownerId, ownerId), eq(adsTerms.version, version)))
  return row?.acceptedAt ?? null
}
