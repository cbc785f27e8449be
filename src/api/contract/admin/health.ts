import { z } from 'zod'
import { ISOLATIONS } from '#core/browser-facts.ts'
import { call, plainCall } from '../call.ts'

const bytes = z.number().int()

const processShape = z.object({
  kind: z.enum(['web', 'worker']),
  pid: z.number().int(),
  version: z.string(),
  memoryBytes: bytes,
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** It said within the last half minute that it runs. */
  alive: z.boolean(),
})

const browserShape = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('running'),
    version: z.string(),
    sandbox: z.enum(['on', 'off']),
    isolation: z.enum(ISOLATIONS),
  }),
  z.object({ state: z.literal('refused'), why: z.string() }),
])

export const adminHealthCalls = {
  'GET /admin/health': call({
    ...plainCall,
    access: 'operator',
    summary: 'How this Fettle is: its parts, its processes, its room',
    answer: z.object({
      at: z.iso.datetime(),
      versions: z.object({ fettle: z.string(), node: z.string(), postgresql: z.string() }),
      database: z.object({
        bytes,
        /** Runs as a part of this Fettle. */
        builtIn: z.boolean(),
        /** Changes of its tables so far, and when the newest was written. */
        migrations: z.number().int(),
        newestMigration: z.iso.datetime(),
      }),
      /** Of the disk that holds the data folder; `null` when it could not be asked. */
      disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
      processes: z.array(processShape),
      /** How many workers are set. */
      workers: z.number().int(),
      /** Where the browser is; `null`: none was found. */
      browser: z.string().nullable(),
      /** What holds the browser, or why it is not used, when it was needed last; `null` before that. */
      browserSeen: browserShape.nullable(),
      /** Where websites' owners find out who looked; `null`: nowhere. */
      instanceUrl: z.string().nullable(),
      mail: z.object({
        /** Host of the mail server; `null`: none is set. */
        server: z.string().nullable(),
        waiting: z.number().int(),
        failed: z.number().int(),
        outbox: z.number().int(),
        /** Why the newest that waits or was given up did not go out. */
        lastError: z.string().nullable(),
      }),
      failedJobs: z.number().int(),
      /** Messages that wait for an answer. */
      openMessages: z.number().int(),
      lastBackup: z.object({ at: z.iso.datetime(), bytes }).nullable(),
    }),
  }),
}
