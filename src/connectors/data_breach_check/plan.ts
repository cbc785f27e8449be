import type { ConnectorContext, ReadResult } from '../context.ts'
import { ask } from './ask.ts'
import { planAnswer } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

/** The plan of the key. */
export const SUBSCRIPTION = '/subscription/status'

/** What the plan of a key allows, by the context of that key; a changed key has another context. */
const known = new WeakMap<ConnectorContext['memory'], { at: number; hides: boolean }>()

/** Whether the key's plan lets us look up an email address by the beginning of its hash, so that the address is never sent. Asked once a day, because each request counts against the quota. */
export async function hidesAddresses(context: ConnectorContext): Promise<ReadResult<boolean>> {
  const now = context.now().getTime()
  const before = known.get(context.memory)
  if (before && now - before.at < DAY_MS) return { ok: true, data: before.hides }
  const answer = await ask(context, SUBSCRIPTION, planAnswer)
  if (!answer.ok) return answer
  const hides = answer.data?.IncludesKAnon ?? false
  known.set(context.memory, { at: now, hides })
  return { ok: true, data: hides }
}
