import type { Connector, ConnectionView } from '#connectors/connector.ts'
import type { AnyCheck } from '#core/check.ts'
import type { KeywordSearch } from '#core/evidence/accounts.ts'
import type { AccountsEvidence, Service } from '#core/evidence/owner.ts'
import { isByClock, isGathering, type ScanCause } from '#core/scan-states.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { type KeptSubject, askedOf } from '#store/connections.ts'
import { type KeywordLookup, keywordLookupsOf } from '#store/keyword-lookups.ts'
import type { Database } from '#store/database.ts'
import { connectionOf } from '#store/owner-connections.ts'
import { ownerOf } from '#store/owners.ts'
import { keptResults, viewOf } from './kept-results.ts'

interface Tools {
  db: Database
  connections: Connections
}

interface ForScan {
  /** `null`: a visitor, who has no accounts. */
  ownerId: string | null
  checks: readonly AnyCheck[]
  cause: ScanCause
  /** The fields of an account that a refresh asks for; `null`: all. */
  fields: readonly string[] | null
}
type ForOwner = Omit<ForScan, 'ownerId'> & { ownerId: string }

/** What the outside services say about an owner. Asks them first for what is due. */
export async function accountsFor(tools: Tools, scan: ForScan): Promise<AccountsEvidence> {
  if (!scan.checks.some(({ needs, wants }) => [...needs, ...wants].includes('accounts')))
    return { connected: [] }
  const { connectors } = tools.connections
  const available = await Promise.all(
    connectors.map(async ({ id, fills }) => (await tools.connections.isConfigured(id)) && fills),
  )
  const { ownerId } = scan
  const parts =
    ownerId === null
      ? []
      : await Promise.all(connectors.map((connector) => partOf(tools, connector, { ...scan, ownerId })))
  const searches = ownerId === null ? [] : searchesOf(await keywordLookupsOf(tools.db, ownerId))
  const able = available.filter((fills) => fills !== false && fills !== null)
  return mergeParts([...new Set(able)], searches, parts)
}

type Part = ReturnType<Connector['evidenceOf']>

/** Each service fills a part of its own; several answer searches, which are kept together. */
function mergeParts(
  available: readonly Service[],
  keywordSearches: readonly KeywordSearch[],
  parts: readonly Part[],
): AccountsEvidence {
  const connected = parts.flatMap((part) => Object.keys(part))
  return Object.assign({ connected, available, keywordSearches }, ...parts)
}

async function partOf(tools: Tools, connector: Connector, scan: ForOwner): Promise<Part> {
  if (connector.kind === 'server_key') return partWithKey(tools, connector, scan)
  const { db, connections } = tools
  const { ownerId } = scan
  const row = await connectionOf(db, ownerId, connector.id)
  // A sample is shown, and never judged.
  if (row?.mode !== 'live') return {}
  // Without the operator's key nothing can be read: the check says that it is not switched on, whatever was read before.
  if (!(await connections.isConfigured(connector.id))) return {}
  const kept = await askedOf(db, ownerId, connector.id)
  const view = await viewOf(db, connector, row)
  const due = dueReads(connector, { view, kept, scan })
  if (due.length === 0) return connector.evidenceOf(keptResults(kept), view)
  const byClock = isByClock(scan.cause)
  for (const { read, input } of due)
    await connections.run(ownerId, { service: connector.id, read, input, byClock })
  const after = await connectionOf(db, ownerId, connector.id)
  // Disconnected meanwhile.
  if (after?.mode !== 'live') return {}
  return connector.evidenceOf(
    keptResults(await askedOf(db, ownerId, connector.id)),
    await viewOf(db, connector, after),
  )
}

/** The reads of a connection that this scan makes: all that are not fresh, in a scan that may ask. What is fresh, `run` does not ask for again. */
function dueReads(
  connector: Connector,
  { view, kept, scan }: { view: ConnectionView; kept: readonly KeptSubject[]; scan: ForOwner },
) {
  if (!isGathering(scan.cause) || view.state === 'needs_reconnect') return []
  const isMeant = scan.checks.some(({ service }) => service === connector.fills)
  if (!isMeant) return []
  const routine = connector.routine?.(view, scan.fields, scan.cause === 'owner') ?? []
  if (scan.cause !== 'retry') return routine
  return routine.filter(({ read, input }) => {
    const subject = connector.read[read]?.subjectOf(input)
    const known = kept.find((one) => one.read === read && one.subject === subject)
    return known === undefined || known.asOf === null || known.failure !== null
  })
}

/** A service with the operator's key: what the owner asked it about. */
async function partWithKey({ db, connections }: Tools, connector: Connector, scan: ForOwner): Promise<Part> {
  const { ownerId } = scan
  // As with accounts: a sample is never judged.
  if ((await connectionOf(db, ownerId, connector.id))?.mode === 'sample') return {}
  const before = await askedOf(db, ownerId, connector.id)
  const due = before.filter((asked) => isDue(connector, asked, scan))
  if (due.length === 0 || !(await connections.isConfigured(connector.id)))
    return connector.evidenceOf(keptResults(before), null)
  const owner = await ownerOf(db, ownerId)
  for (const { read, subject } of due) {
    const isOwn = owner?.emailVerified === true && owner.email.toLowerCase() === subject.toLowerCase()
    const { ok } = await connections.run(ownerId, {
      service: connector.id,
      read,
      input: { email: subject, isOwn },
      byClock: isByClock(scan.cause),
    })
    // What stops one request stops the next: the rest waits for the next try.
    if (!ok) break
  }
  return connector.evidenceOf(keptResults(await askedOf(db, ownerId, connector.id)), null)
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

/**
 * A scan of these checks alone asks for all that is not fresh, and one by the clock for what got no answer. Any other scan asks for nothing: it
 * would wait for the service.
 */
function isDue(
  connector: Connector,
  { read, asOf, failure }: KeptSubject,
  { checks, cause }: ForOwner,
): boolean {
  if (!isGathering(cause)) return false
  const isUnanswered = asOf === null || failure !== null
  if (isByClock(cause)) return isUnanswered
  if (cause !== 'owner' || !checks.every(({ service }) => service === connector.fills)) return false
  const freshMs = connector.read[read]?.freshMs ?? 0
  return isUnanswered || Date.now() - asOf.getTime() > freshMs
}
