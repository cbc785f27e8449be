import { createHash } from 'node:crypto'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { ask } from './ask.ts'
import { breachesKept } from './map.ts'
import { hidesAddresses } from './plan.ts'
import {
  type BreachAnswer,
  breachesAnswer,
  type LookUpData,
  type LookUpInput,
  rangeAnswer,
} from './schema.ts'

/** The known breaches of one email address. An address whose domain takes no mail is not asked about: nobody can read mail there. */
export async function lookUp(
  context: ConnectorContext,
  { email, isOwn }: LookUpInput,
): Promise<ReadResult<LookUpData>> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if ((await context.takesMail(domain)) === false) return { ok: true, data: { kind: 'no_records' } }
  const hides = await hidesAddresses(context)
  if (!hides.ok) return hides
  const found = await (hides.data ? byHash(context, email) : byAddress(context, email))
  return found.ok ? { ok: true, data: breachesKept(found.data ?? [], isOwn, context.now()) } : found
}

type Found = Promise<ReadResult<BreachAnswer[] | null>>

const byAddress = (context: ConnectorContext, email: string): Found =>
  ask(context, `/breachedaccount/${encodeURIComponent(email)}?truncateResponse=false`, breachesAnswer)

/** Characters of the hash that are sent; thousands of addresses share them. */
const SENT = 6

/** Sends only the beginning of the address' hash, and finds the rest in the answer. */
async function byHash(context: ConnectorContext, email: string): Found {
  const hash = createHash('sha1').update(email.toLowerCase()).digest('hex').toUpperCase()
  const range = await ask(context, `/breachedaccount/range/${hash.slice(0, SENT)}`, rangeAnswer)
  if (!range.ok) return range
  const rest = hash.slice(SENT)
  const own = range.data?.find(({ hashSuffix }) => hashSuffix.toUpperCase() === rest)
  if (!own || own.websites.length === 0) return { ok: true, data: null }
  // A range names its breaches only; the list of all breaches describes them.
  const all = await ask(context, '/breaches', breachesAnswer)
  if (!all.ok) return all
  const named = new Set(own.websites)
  const described = (all.data ?? []).filter(({ Name }) => named.has(Name))
  // The list may be older than the range: without a breach that is named, it would tell of too few or of none.
  if (described.length < named.size) return { ok: false, failure: { kind: 'vendor_down' } }
  return { ok: true, data: described }
}
