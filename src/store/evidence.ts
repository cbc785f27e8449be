import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { GOING_STATES } from '#core/scan-states.ts'
import { withLoaded } from '#core/evidence/loaded.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { Database } from './database.ts'
import { isMissingReference } from './retry-deadlocks.ts'
import { evidence, scans } from './schema/scans.ts'

/** The part of the file store that evidence needs. */
export interface EvidenceFiles {
  put(name: string, body: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | null>
  remove(name: string): Promise<void>
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The name of the file of one kind of evidence of a website. */
export const evidenceFile = (websiteId: string, key: string): string => `evidence/${websiteId}/${key}.json.gz`

/** Saves gathered evidence, the newest of each key. Failed evidence does not replace earlier evidence. */
export async function saveEvidence(
  { db, files }: { db: Database; files: EvidenceFiles },
  websiteId: string,
  gathered: EvidenceSoFar,
): Promise<void> {
  for (const [key, piece] of Object.entries(gathered)) {
    if (piece?.state !== 'ok') continue
    const file = evidenceFile(websiteId, key)
    await files.put(file, await pack(JSON.stringify(piece)))
    const row = { websiteId, key, file, at: new Date(piece.at) }
    try {
      await db
        .insert(evidence)
        .values(row)
        .onConflictDoUpdate({ target: [evidence.websiteId, evidence.key], set: row })
    } catch (error) {
      // Deleted with its account meanwhile: no row names the file. After any other error an earlier scan's row does.
      if (isMissingReference(error)) await files.remove(file)
      throw error
    }
  }
}

/** The evidence last gathered for these keys; absent when there was none. */
export async function readEvidence(
  { db, files }: { db: Database; files: EvidenceFiles },
  websiteId: string,
  keys: readonly EvidenceKey[],
): Promise<EvidenceSoFar> {
  if (keys.length === 0) return {}
  const asked = keys.includes('loaded') ? [...keys, 'mobileVisit' as const] : [...keys]
  const found = await db
    .select({ key: evidence.key, file: evidence.file })
    .from(evidence)
    .where(and(eq(evidence.websiteId, websiteId), inArray(evidence.key, asked)))
  const isLoaded = found.some(({ key }) => key === 'loaded')
  const rows = found.filter(({ key }) => !isLoaded || keys.some((one) => one === key))
  const pieces = await Promise.all(
    rows.map(async ({ key, file }) => {
      const packed = await files.get(file)
      return packed ? [[key, JSON.parse((await unpack(packed)).toString('utf8'))] as const] : []
    }),
  )
  return withLoaded(Object.fromEntries(pieces.flat()))
}

/** Removes evidence older than this many days, but of websites that are being scanned, and returns the names of its files. */
export async function forgetOldEvidence(db: Database, days: number): Promise<string[]> {
  // A scan that is going on may be writing one of these files now, whose row comes after it.
  const going = db
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.websiteId, evidence.websiteId), inArray(scans.state, GOING_STATES)))
  const gone = await db
    .delete(evidence)
    .where(and(sql`${evidence.at} < now() - make_interval(days => ${days})`, notExists(going)))
    .returning({ file: evidence.file })
  return gone.map(({ file }) => file)
}
