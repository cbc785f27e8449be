import { inArray } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { reports } from './schema/reports.ts'
import { evidence } from './schema/scans.ts'
import { summaries } from './schema/summaries.ts'

/** A logo's file ends with its id (`logoFile`). */
const LOGO = /^logos\/[^/]+\/(?<id>[0-9a-f-]{36})\.\w+$/u

/** Those of these files that no row names. Files of an unknown kind are not among them. */
export async function unusedFiles(db: Queries, names: readonly string[]): Promise<string[]> {
  const logos = new Map(names.flatMap((name) => idOfLogo(name).map((id) => [id, name] as const)))
  const [ofEvidence, ofReports, logoRows] = await Promise.all([
    db
      .select({ file: evidence.file })
      .from(evidence)
      .where(inArray(evidence.file, [...names])),
    db
      .select({ file: reports.file })
      .from(reports)
      .where(inArray(reports.file, [...names])),
    db
      .select({ id: summaries.logo })
      .from(summaries)
      .where(inArray(summaries.logo, [...logos.keys()])),
  ])
  const kept = new Set<string | null | undefined>([
    ...[...ofEvidence, ...ofReports].map(({ file }) => file),
    ...logoRows.map(({ id }) => logos.get(id ?? '')),
  ])
  return names.filter((name) => isKnownKind(name) && !kept.has(name))
}

/** None for a file that is no logo. */
function idOfLogo(name: string): string[] {
  const id = LOGO.exec(name)?.groups?.['id']
  return id === undefined ? [] : [id]
}

const isKnownKind = (name: string): boolean =>
  name.startsWith('evidence/') || name.startsWith('reports/') || LOGO.test(name)
