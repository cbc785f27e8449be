import { type ConnectionFailure, type FailureKind, failureOfService } from '#core/connections/failures.ts'
import type { PopularPost, SocialAccount } from '#core/evidence/accounts.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { ConnectionView, KeptResult, Routine } from './connector.ts'
import type { KeptPost } from './social-shapes.ts'
import { DAY_MS } from '#core/time-units.ts'

/** How long posts count as recent (checks, social media). */
export const RECENT_POSTS_MS = 14 * DAY_MS
const LONGEST_TEXT = 280

/** The text of a post as it is kept; `null` where it has none. */
export const keptText = (text: string | null | undefined): string | null =>
  cut(tidyLine(text ?? ''), LONGEST_TEXT) || null

/** The post with the most engagements; a tie goes to more views, then to the newer one (decisions, section 12). */
export const mostPopular = (posts: readonly KeptPost[]): KeptPost | null =>
  posts.toSorted(
    (one, other) =>
      other.engagements - one.engagements ||
      (other.impressions ?? 0) - (one.impressions ?? 0) ||
      other.at.localeCompare(one.at),
  )[0] ?? null

/** A kept post as checks read it. */
export const postEvidence = (post: KeptPost | null): PopularPost | null =>
  post && {
    text: post.text,
    media: post.media,
    url: post.url,
    postedAt: post.at,
    impressions: post.impressions,
    engagements: post.engagements,
  }

/** Failures after which the account is there and its posts are not. */
const HIDDEN: ReadonlySet<FailureKind> = new Set(['permission', 'needs_selection'])

/** An account that could not be read: no such account, posts that we may not see, or a failure of the service (connectors, section 3). */
export function hiddenOrFailed(
  failure: ConnectionFailure,
  handle: string | null,
  confirmed: boolean,
): SocialAccount {
  if (failure.kind === 'not_found') return { kind: 'no_such_account' }
  return HIDDEN.has(failure.kind)
    ? { kind: 'posts_hidden', handle, confirmed }
    : { kind: 'failed', failure: failureOfService(failure) }
}

/** What the connection itself says of an account; `null`: it can be read. */
export function accountState({ state, account }: ConnectionView): SocialAccount | null {
  if (state === 'needs_reconnect') return { kind: 'failed', failure: failureOfService({ kind: 'reauth' }) }
  if (state === 'needs_selection' || !account) return { kind: 'posts_hidden', handle: null, confirmed: true }
  return null
}

/** Why the newest try of any of these reads gave nothing; `null`: none failed. */
export const failureOfReads = (
  kept: readonly KeptResult[],
  reads: readonly string[],
): ConnectionFailure | null =>
  kept.find(({ read, failure }) => reads.includes(read) && failure !== null)?.failure ?? null

/** The newest of several times, ISO 8601; one in the future counts as now (checks, social media). `null`: there is none. */
export function newestTime(times: readonly string[], now: Date): string | null {
  if (times.length === 0) return null
  const newest = Math.max(...times.map((time) => Date.parse(time)))
  return new Date(Math.min(newest, now.getTime())).toISOString()
}

/** An https address as it is kept; `null` for anything else. */
export function httpsAddress(address: string | undefined): string | null {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' ? url.href : null
}

/** The reads of a connection: all, or those that give one of the fields that are asked for. */
export const routineOf =
  (fieldsOf: Readonly<Record<string, readonly string[]>>) =>
  (_: ConnectionView, fields: readonly string[] | null): Routine[] =>
    Object.entries(fieldsOf)
      .filter(([, own]) => fields === null || fields.some((field) => own.includes(field)))
      .map(([read]) => ({ read, input: {} }))
