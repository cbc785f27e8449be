import type { Failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { CouldNotLook, type GatherContext } from '../context.ts'

export type Answered = Extract<FetchAnswer, { ok: true }>

/** How far a failure got: the further, the more it tells. Everything else got further than these. */
const PROGRESS: Partial<Record<Failure['reason'], number>> = {
  connect_failure: 0,
  timeout: 1,
  tls_failure: 2,
}
const FURTHEST = 3
/** Asking without the padlock cannot change these. */
const FINAL: ReadonlySet<Failure['reason']> = new Set([
  'blocked_address',
  'redirect_problem',
  'bot_wall',
  'cancelled',
])

/**
 * The homepage's first answer, whatever its status: `https:` first, `http:` when that fails.
 * @throws CouldNotLook when neither answers, with the failure that tells more.
 */
export async function openHome(context: GatherContext): Promise<Answered> {
  const secure = new URL(context.address)
  const hasOwnPort = secure.port !== ''
  if (!hasOwnPort) secure.protocol = 'https:'
  const first = await get(context, secure.href)
  if (first.ok) return first
  if (hasOwnPort || FINAL.has(first.failure.reason)) throw new CouldNotLook(first.failure)
  const second = await get(context, secure.href.replace(/^https:/u, 'http:'))
  if (second.ok) return second
  throw new CouldNotLook(telling(first.failure, second.failure))
}

const get = ({ egress, signal }: GatherContext, url: string): Promise<FetchAnswer> =>
  egress.fetch(url, { kind: 'page', signal })

const telling = (secure: Failure, plain: Failure): Failure =>
  (PROGRESS[plain.reason] ?? FURTHEST) > (PROGRESS[secure.reason] ?? FURTHEST) ? plain : secure
