import { z } from 'zod'
import { drillReport } from '#core/drill-report.ts'
import { BROWSER_ENDS, ISOLATIONS, SANDBOX_STATES } from '#core/browser-facts.ts'
import { OWN_COMMANDS } from '#core/own-commands.ts'
import { serviceQuota } from '#core/connections/quota.ts'
import { EGRESS_REFUSALS } from '#core/egress-refusals.ts'
import { PROCESS_KINDS } from '#core/process-kinds.ts'
import { ENDED_STATES } from '#core/scan-states.ts'
import { call, plainCall } from '../call.ts'

const bytes = z.number().int()

const processShape = z.object({
  kind: z.enum(PROCESS_KINDS),
  pid: z.number().int(),
  version: z.string(),
  memoryBytes: bytes,
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** It reported within the last half minute. */
  alive: z.boolean(),
})

const browserShape = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('running'),
    version: z.string(),
    sandbox: z.enum(SANDBOX_STATES),
    isolation: z.enum(ISOLATIONS),
  }),
  z.object({ state: z.literal('refused'), why: z.string() }),
])

const often = z.number().int()

/** What happened in the last 24 hours, and what waits now. */
const lately = z.object({
  /** Scans that ended, by how and why. */
  scans: z.array(z.object({ state: z.enum(ENDED_STATES), reason: z.string().nullable(), count: often })),
  /** Seconds for which the oldest job of each queue has waited, where any waits. */
  waiting: z.array(z.object({ queue: z.string(), jobs: often, oldestSeconds: z.number() })),
  browserEnds: z.array(z.object({ how: z.enum(BROWSER_ENDS), count: often })),
  refusals: z.array(z.object({ kind: z.enum(EGRESS_REFUSALS), count: often })),
  mails: z.object({ sent: often, failed: often }),
  /** Outside services with a known quota. */
  quotas: z.array(serviceQuota.extend({ service: z.string() })),
})

export const adminHealthCalls = {
  'GET /admin/health': call({
    ...plainCall,
    access: 'operator',
    summary: 'The health of this installation: its parts, processes and disk space',
    answer: z.object({
      at: z.iso.datetime(),
      versions: z.object({ fettle: z.string(), node: z.string(), postgresql: z.string() }),
      database: z.object({
        bytes,
        /** Started by this installation. */
        builtIn: z.boolean(),
        /** Number of migrations, and when the newest was written. */
        migrations: z.number().int(),
        newestMigration: z.iso.datetime(),
      }),
      /** Of the disk with the data folder; `null` when it could not be read. */
      disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
      processes: z.array(processShape),
      /** Number of workers in the settings. */
      workers: z.number().int(),
      /** Names of the outside services whose last request failed. */
      failedServices: z.array(z.string()),
      /** Outside services that no longer know fields or metrics that we ask for, with these names. */
      retiredNames: z.array(z.object({ service: z.string(), names: z.array(z.string()) })),
      /** Path of the browser; `null`: none was found. */
      browser: z.string().nullable(),
      /** How the browser was isolated at its last start, or why it was refused; `null` before that. */
      browserSeen: browserShape.nullable(),
      /** Page that tells websites' owners who scanned them; `null`: none. */
      instanceUrl: z.string().nullable(),
      /** What the operator opens to scans beyond the public web. */
      opened: z.array(z.string()),
      /** How this machine calls the command line. */
      command: z.enum(OWN_COMMANDS),
      mail: z.object({
        /** Host of the mail server; `null`: none is set. */
        server: z.string().nullable(),
        waiting: z.number().int(),
        failed: z.number().int(),
        outbox: z.number().int(),
        /** Why the newest mail that waits or was given up was not sent. */
        lastError: z.string().nullable(),
      }),
      failedJobs: z.number().int(),
      /** Messages without an answer. */
      openMessages: z.number().int(),
      lately,
      lastBackup: z.object({ at: z.iso.datetime(), bytes }).nullable(),
      backups: z.object({
        /** Where the clock puts backups; `null`: it makes none. */
        to: z.string().nullable(),
        everyHours: z.number().int(),
        keepDays: z.number().int(),
        isEncrypted: z.boolean(),
        /** The newest of them; `null`: there is none. */
        made: z.object({ at: z.iso.datetime(), name: z.string(), bytes, encrypted: z.boolean() }).nullable(),
        /** Why the last try to make one failed; `null`: it did not. */
        failure: z.object({ at: z.iso.datetime(), why: z.string() }).nullable(),
        /** The last try to restore one; `null`: there was none. */
        drill: drillReport.nullable(),
      }),
    }),
  }),
}
