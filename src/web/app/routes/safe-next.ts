/** Only to tell one's own addresses from others; never asked for. */
const HERE = 'https://here.invalid'
/** Pages that would send a signed-in owner on at once, and what is no page. */
const NO_WAY_BACK = /^\/(?:login|register|forgot-password|reset-password|verify-email|api)(?:\/|$)/u

/**
 * Where to go after signing in: an address of this app, as it was asked for, or `null` for everything else: other sites,
 * however they are written (reliability A19), and pages that are only for visitors.
 */
export function safeNext(asked: unknown): string | null {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/u.test(asked) || !URL.canParse(asked, HERE)) return null
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  if (origin !== HERE || pathname.startsWith('//') || NO_WAY_BACK.test(pathname)) return null
  return `${pathname}${search}${hash}`
}
