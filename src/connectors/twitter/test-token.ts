import type { ConnectorContext, ReadResult } from '../context.ts'
import { readXUser } from './read-user.ts'

/** An account of X itself, which exists as long as the interface does. */
const ASKED = 'XDevelopers'

/** Reads one account, because X has no free call for a bearer token; the answer says what it cost. */
export async function testX(context: ConnectorContext): Promise<ReadResult<string[]>> {
  const user = await readXUser(context, { handle: ASKED })
  if (!user.ok) return user
  return { ok: true, data: [`The account @${user.data.username} was read. That is charged as one account.`] }
}
