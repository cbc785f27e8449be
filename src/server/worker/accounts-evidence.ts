import { connectors } from '#connectors/connectors.generated.ts'
import type { Connector } from '#connectors/connector.ts'
import type { AnyCheck } from '#core/check.ts'
import type { KeywordSearch } from '#core/evidence/accounts.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import type { ScanCause } from '#core/scan-states.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { type KeptSubject, askedOf } from '#store/connections.ts'
import { type KeywordLookup, keywordLookupsOf } from '#store/keyword-lookups.ts'
import type { Database } from '#store/database.ts'
import { ownerOf } from '#store/owners.ts'

interface Tools {
  db: Database
  connections: Connections
}

interface ForScan {
  /** `null`: a visitor, who has no accounts. */
  ownerId: string | null
  checks: readonly AnyCheck[]
  cause: ScanCause
}

/** What the outside services say about an owner. Asks them first for what is due. */
export async function accountsFor(tools: Tools, scan: ForScan): Promise<AccountsEvidence> {
  if (!scan.checks.some(({ needs, wants }) => [...needs, ...wants].includes('accounts')))
    return { connected: [] }
  const parts: Partial<AccountsEvidence>[] = []
  const available: NonNullable<Connector['fills']>[] = []
  for (const connector of connectors) {
    if (connector.fills && (await tools.connections.isConfigured(connector.id)))
      available.push(connector.fills)
    if (scan.ownerId !== null) parts.push(await partOf(tools, connector, { ...scan, ownerId: scan.ownerId }))
  }
  const keywordSearches =
    scan.ownerId === null ? [] : searchesOf(await keywordLookupsOf(tools.db, scan.ownerId))
  return Object.assign({ connected: [], available, keywordSearches }, ...parts)
}

async function partOf(
  { db, connections }: Tools,
  connector: Connector,
  { ownerId, ...scan }: Omit<ForScan, 'ownerId'> & { ownerId: string },
): Promise<Partial<AccountsEvidence>> {
  const before = await askedOf(db, ownerId, connector.id)
  const due = before.filter((asked) => isDue(connector, asked, scan))
  if (due.length === 0 || !(await connections.isConfigured(connector.id)))
    return evidenceOf(connector, before)
  const owner = await ownerOf(db, ownerId)
  for (const { read, subject } of due) {
    const isOwn = owner?.emailVerified === true && owner.email.toLowerCase() === subject.toLowerCase()
    const { ok } = await connections.run(ownerId, connector.id, read, { email: subject, isOwn })
    // What stops one request stops the next: the rest waits for the next try.
    if (!ok) break
  }
  return evidenceOf(connector, await askedOf(db, ownerId, connector.id))
}

/** Kept look-ups as the check reads them, newest first. */
const searchesOf = (lookups: readonly KeywordLookup[]): KeywordSearch[] =>
  lookups.map(({ keyword, device, locationLabel, at, position, competitors }) => ({
    keyword,
    device,
    location: locationLabel,
    at: at.toISOString(),
    ranking: position === null ? null : Math.round(position),
    competitors: competitors.map((one) => ({ domain: one.host, ranking: one.position })),
  }))

const evidenceOf = (connector: Connector, kept: readonly KeptSubject[]): Partial<AccountsEvidence> =>
  connector.evidenceOf(
    kept
      .filter(({ data, failure }) => data !== null || failure !== null)
      .map((one) => ({ ...one, asOf: one.asOf?.toISOString() ?? null })),
    null,
  )

/**
 * A scan of these checks alone asks for all that is not fresh, and a later try for what got no answer. Any other scan asks for nothing: it would
 * wait for the service.
 */
function isDue(
  connector: Connector,
  { read, asOf, failure }: KeptSubject,
  { checks, cause }: Omit<ForScan, 'ownerId'>,
): boolean {
  const isUnanswered = asOf === null || failure !== null
  if (cause === 'retry' || cause === 'schedule') return isUnanswered
  if (cause !== 'owner' || !checks.every(({ service }) => service === connector.fills)) return false
  const freshMs = connector.read[read]?.freshMs ?? 0
  return isUnanswered || Date.now() - asOf.getTime() > freshMs
}
