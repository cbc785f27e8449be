import { randomUUID } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import { copyScan } from './copy-scan.ts'
import type { Database } from './database.ts'
import type { EvidenceFiles } from './evidence.ts'
import { SHARED_MS } from './public-scans.ts'
import { publicScans, scans } from './schema/scans.ts'
import { addVisitor } from './visitors.ts'
import { addWebsite, type Website } from './websites.ts'

interface Tools {
  db: Database
  files: EvidenceFiles
}

/**
 * Keeps the public scan of a website whose evidence an owner's scan is about to replace, for those who ask for it within its hour: a copy that
 * belongs to nobody is shared from now on, and is deleted as a visitor's is. Does nothing where none is shared.
 */
export async function keepSharedScan({ db, files }: Tools, website: Website, now: Date): Promise<void> {
  const { id, address } = website
  const [shared] = await db
    .select({ scan: scans })
    .from(publicScans)
    .innerJoin(scans, eq(scans.id, publicScans.scanId))
    .where(and(eq(scans.websiteId, id), gte(publicScans.at, new Date(now.getTime() - SHARED_MS))))
  if (!shared || address === null || shared.scan.endedAt === null) return
  const visitorId = await addVisitor(db, `nobody ${randomUUID()}`)
  const kept = await addWebsite(db, { visitorId, address })
  const copy = await copyScan({ db, files }, shared.scan, { websiteId: kept.id, scanId: null })
  // A scan that followed a redirect is shared under both hosts.
  await db.update(publicScans).set({ scanId: copy.id }).where(eq(publicScans.scanId, shared.scan.id))
}
