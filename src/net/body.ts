import type { Failure } from '#core/reasons.ts'
import { canDecode, decode } from './decode.ts'
import type { Exchanged } from './exchange.ts'
import type { AtLimit, Budgets, FetchOptions } from './types.ts'

/** How much of a body is read, and what the limit does. */
export interface BodyLimits {
  wireBytes: number
  decodedBytes: number
  atLimit: AtLimit
  encodings: number
  ratio: number
}

/** The limits for what the caller expects at the address. */
export function limitsOf(
  { body = 'whole', kind = 'page', maxBytes }: FetchOptions,
  budgets: Budgets,
): BodyLimits {
  const { encodings, ratio } = budgets
  if (body === 'drain') return { wireBytes: 0, decodedBytes: 0, atLimit: 'drop', encodings, ratio }
  // RFC 9309, section 2.5: a robots.txt is read up to the limit, and the rest ignored.
  const most = maxBytes ?? (kind === 'robots' ? budgets.robotsBytes : undefined)
  if (most !== undefined) return { wireBytes: most, decodedBytes: most, atLimit: 'cut', encodings, ratio }
  const wireBytes = kind === 'sitemap' ? budgets.sitemapWireBytes : budgets.wireBytes
  const decodedBytes = kind === 'sitemap' ? budgets.sitemapDecodedBytes : budgets.decodedBytes
  return { wireBytes, decodedBytes, atLimit: 'fail', encodings, ratio }
}

/** The body without its content encoding, with the failure when it is incomplete. */
export async function readBody(
  { raw, headers, truncated, bodyFailure }: Exchanged,
  limits: BodyLimits,
): Promise<{ body: Buffer; truncated: boolean; bodyFailure: Failure | null }> {
  const encoding = headers['content-encoding']
  if (encoding === undefined || raw.length === 0) return { body: raw, truncated, bodyFailure }
  const decoded = await decode(raw, encoding, limits)
  // A cut body always ends inside its encoding, which is not a failure of its own; that it cannot be decoded at all is one.
  const isExpected =
    canDecode(encoding, limits) &&
    ((truncated && decoded.failure?.code === 'decode_failed') ||
      (limits.atLimit === 'cut' && decoded.failure?.code === 'decode_too_large'))
  const failure = isExpected ? null : decoded.failure
  return {
    body: decoded.body,
    truncated: truncated || decoded.failure !== null,
    bodyFailure: bodyFailure ?? failure,
  }
}
