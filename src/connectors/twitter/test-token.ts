import type { ConnectorContext, ReadResult } from '../context.ts'
import type { Tested } from '../to-confirm.ts'
import { readXUser } from './read-user.ts'

/** An account of X itself, which exists as long as the interface does. */
const ASKED = 'XDevelopers'

/** Reads one account, because X has no free call for a bearer token; the answer says what it cost. */
export async function testX(context: ConnectorContext): Promise<ReadResult<Tested>> {
  const user = await readXUser(context, { handle: ASKED })
  if (!user.ok) return user
  const sentences = [`The account @${user.data.username} was read. That is charged as one account.`]
  return { ok: true, data: { sentences } }
}
