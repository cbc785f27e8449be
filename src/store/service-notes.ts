import type { ServiceQuota } from '#core/connections/quota.ts'
import type { Database } from './database.ts'
import { changeSetting, settingOf } from './settings.ts'

/** Keeps what a service last said of its quota. */
export const noteQuota = (db: Database, service: string, quota: ServiceQuota): Promise<void> =>
  changeSetting(db, 'quotas', (quotas) => ({ ...quotas, [service]: quota }))

/** What a service last said of its quota, unless it has started again since; `null`: it said nothing. */
export async function notedQuotaOf(db: Database, service: string, at: Date): Promise<ServiceQuota | null> {
  const quota = (await settingOf(db, 'quotas')).value[service]
  return quota !== undefined && Date.parse(quota.resetsAt) > at.getTime() ? quota : null
}

/** Keeps which names a service no longer knows; one that it knows again is taken off. */
export const noteNames = (
  db: Database,
  service: string,
  { known, retired, at }: { known: readonly string[]; retired: readonly string[]; at: Date },
): Promise<void> =>
  changeSetting(db, 'retiredNames', (names) => {
    const before = Object.entries(names[service] ?? {}).filter(([name]) => !known.includes(name))
    const refused = retired.map((name) => [name, at.toISOString()] as const)
    return { ...names, [service]: { ...Object.fromEntries(refused), ...Object.fromEntries(before) } }
  })

/** Names that a service no longer knows, with the time of the first refusal. */
export async function retiredNamesOf(
  db: Database,
  service: string,
): Promise<{ name: string; since: string }[]> {
  const names = (await settingOf(db, 'retiredNames')).value[service] ?? {}
  return Object.entries(names).map(([name, since]) => ({ name, since }))
}

const without = <Note>(notes: Readonly<Record<string, Note>>, service: string): Record<string, Note> =>
  Object.fromEntries(Object.entries(notes).filter(([id]) => id !== service))

/** Forgets both: the service has another key. */
export async function forgetServiceNotes(db: Database, service: string): Promise<void> {
  await changeSetting(db, 'quotas', (notes) => without(notes, service))
  await changeSetting(db, 'retiredNames', (notes) => without(notes, service))
}
