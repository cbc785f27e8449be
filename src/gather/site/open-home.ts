import type { Failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'

export type Answered = Extract<FetchAnswer, { ok: true }>

/** How far a request got before it failed: a later failure is more exact. All others are later than these. */
const PROGRESS: Partial<Record<Failure['reason'], number>> = {
  dns_failure: 0,
  connect_failure: 1,
  timeout: 2,
  tls_failure: 3,
}
const FURTHEST = 4
/** A request by HTTP gives the same failure. */
const FINAL: ReadonlySet<Failure['reason']> = new Set([
  'blocked_address',
  'redirect_problem',
  'bot_wall',
  'cancelled',
])

/**
 * The homepage's answer, of any status; one that may pass is asked for again. `https:` first, then `http:`. A single failure proves nothing, so HTTPS gets a second try before `http:` is
 * taken for the homepage, and all tries are made before it counts as unreachable.
 * @throws GatheringFailed when neither answers, with the more exact failure.
 */
export async function openHome(context: GatherContext): Promise<Answered> {
  const { secure, plain } = addressesOf(context.address)
  if (plain === null) return answerOf(await get(context, secure))
  const first = await get(context, secure, false)
  if (first.ok) return mayPass(first) ? answerOf(await get(context, secure)) : first
  if (FINAL.has(first.failure.reason)) throw new GatheringFailed(first.failure)
  const second = await get(context, plain, false)
  const third = await get(context, secure, !second.ok)
  if (third.ok && !(second.ok && mayPass(third))) return third
  const again = third.ok ? await get(context, secure) : third
  if (again.ok) return again
  if (second.ok) return mayPass(second) ? answerOf(await get(context, plain)) : second
  const last = await get(context, plain)
  if (last.ok) return last
  throw new GatheringFailed(moreExact(again.failure, last.failure))
}

/** Answers of a server that starts anew or is busy, and one that names its own wait: they are worth further tries (decisions: retries). */
const mayPass = ({ status, headers }: Answered): boolean =>
  status === 502 ||
  status === 503 ||
  status === 504 ||
  (status === 429 && headers['retry-after'] !== undefined)

/** The HTTPS and HTTP addresses; an address with a port has only one. */
function addressesOf(address: string): { secure: string; plain: string | null } {
  const url = new URL(address)
  if (url.port !== '') return { secure: url.href, plain: null }
  url.protocol = 'https:'
  return { secure: url.href, plain: url.href.replace(/^https:/u, 'http:') }
}

const get = ({ egress, signal }: GatherContext, url: string, retry = true): Promise<FetchAnswer> =>
  egress.fetch(url, { kind: 'page', retry, signal })

function answerOf(answer: FetchAnswer): Answered {
  if (answer.ok) return answer
  throw new GatheringFailed(answer.failure)
}

const moreExact = (secure: Failure, plain: Failure): Failure =>
  (PROGRESS[plain.reason] ?? FURTHEST) > (PROGRESS[secure.reason] ?? FURTHEST) ? plain : secure
