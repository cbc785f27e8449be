import { z } from 'zod'

/** What restoring a backup for a try found. */
export const drillReport = z.object({
  /** When it was tried; ISO 8601. */
  at: z.iso.datetime(),
  /** Name of the backup, and when it was made. */
  backup: z.string(),
  madeAt: z.iso.datetime(),
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  seconds: z.number(),
  /** What was not as the backup says, in sentences; empty: everything came back. */
  problems: z.array(z.string()),
})
export type DrillReport = z.infer<typeof drillReport>
