import { z } from 'zod'
import { opensLoopback, readAllowEntry } from '#net/allow-list.ts'
import { SettingError } from './setting-error.ts'

/** What an operator opens to scans beyond the public web, with its ports, for a schema. Entries are separated by spaces: their ports have commas. */
export const egressAllowSettings = {
  FETTLE_EGRESS_ALLOW: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/u).filter((entry) => entry !== '')),
  /** Says that an entry for this machine itself is meant. */
  FETTLE_EGRESS_ALLOW_LOOPBACK: z.literal('yes', 'has to be yes or empty').optional(),
}

interface Given {
  FETTLE_EGRESS_ALLOW: readonly string[]
  FETTLE_EGRESS_ALLOW_LOOPBACK?: 'yes' | undefined
}

/**
 * Entries that open this machine itself. Where `NODE_ENV` is `production` they need a setting of their own, because other services of a server
 * often answer there without a password. Throws one sentence that names this setting.
 */
export function loopbackEntriesOf(given: Given, { NODE_ENV }: NodeJS.ProcessEnv): string[] {
  const entries = given.FETTLE_EGRESS_ALLOW.filter((text) => {
    const entry = readAllowEntry(text)
    return entry !== null && opensLoopback(entry)
  })
  if (entries.length > 0 && NODE_ENV === 'production' && given.FETTLE_EGRESS_ALLOW_LOOPBACK === undefined)
    throw new SettingError(
      `FETTLE_EGRESS_ALLOW opens this machine itself to scans (${entries.join(' ')}). Where that is meant, set FETTLE_EGRESS_ALLOW_LOOPBACK to yes.`,
    )
  return entries
}
