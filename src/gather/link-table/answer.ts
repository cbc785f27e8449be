import type { RequestFacts } from '#core/evidence/visit.ts'
import type { Failure } from '#core/reasons.ts'
import { isAway } from '#net/retry.ts'
import type { FetchAnswer } from '#net/types.ts'
import { isBotWall } from '../read-page/bot-wall.ts'

/** The facts of an answer that judge a link; small, because a site has many. */
export interface LinkAnswer {
  /** Final status, `null` when there was no answer. */
  status: number | null
  failure: Failure | null
  redirects: number
  temporaryRedirect: boolean
  finalUrl: string | null
  contentType: string | null
  bytes: number | null
  /** Node's code of the certificate's error. */
  certificateError: string | null
  /** Signs of a bot wall. */
  wall: boolean
  /** Answered with a `Retry-After` longer than we wait (RFC 9110, section 15.6.4). */
  isAway: boolean
  /** Time of the first request (`performance.now()`). */
  askedAt: number
}

const TEMPORARY: ReadonlySet<number> = new Set([302, 303, 307])

/** True for a temporary redirect. */
export const isTemporary = (status: number): boolean => TEMPORARY.has(status)
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304
const SIGNS_WITHIN = 4096

/** Keeps the facts of an answer that judge a link; `askedAt`: start of the first try. */
export function linkAnswer(answer: FetchAnswer, askedAt: number): LinkAnswer {
  const moves = answer.hops.filter((hop) => isRedirect(hop.status))
  const path = {
    redirects: moves.length,
    temporaryRedirect: moves.some((hop) => isTemporary(hop.status)),
    askedAt,
  }
  // Which of several addresses did not answer.
  const failedAt = moves.length > 0 ? answer.url : null
  if (!answer.ok) return { ...NOTHING, ...path, failure: answer.failure, finalUrl: failedAt }
  const { status, headers, url } = answer
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  return {
    status,
    failure: null,
    ...path,
    finalUrl: url,
    contentType: headers['content-type'] ?? null,
    bytes: sizeOf(headers) ?? (answer.body.length > 0 && !answer.truncated ? answer.body.length : null),
    certificateError: answer.certificateError,
    wall: status >= 400 && isBotWall({ status, headers, body }),
    isAway: isAway(answer),
  }
}

/** The answer for a part of a page that the browser loaded whole. */
export const browserAnswerOf = ({ url, status }: RequestFacts): LinkAnswer => ({
  ...NOTHING,
  status,
  failure: null,
  finalUrl: url,
  redirects: 0,
  temporaryRedirect: false,
  askedAt: performance.now(),
})

const NOTHING = {
  status: null,
  finalUrl: null,
  contentType: null,
  bytes: null,
  certificateError: null,
  wall: false,
  isAway: false,
}

/** The whole size, which a partial answer gives after the slash in `Content-Range: bytes 0-0/1234`, or says is unknown (`bytes 0-0/*`). */
function sizeOf(headers: Readonly<Record<string, string>>): number | null {
  const range = headers['content-range']
  const written = range === undefined ? headers['content-length'] : /\/(\d+)$/u.exec(range)?.[1]
  return /^\d{1,15}$/u.test(written ?? '') ? Number(written) : null
}
