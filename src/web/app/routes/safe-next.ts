/** Only for recognising our own addresses; never requested. */
const HERE = 'https://here.invalid'
/** Pages that would redirect a signed-in owner at once, and addresses that are no pages. */
const NO_WAY_BACK = /^\/(?:login|register|forgot-password|reset-password|verify-email|api)(?:\/|$)/u

/**
 * The address to open after signing in: the requested one, when it is in this app; `null` for everything else: other websites,
 * however they are written (reliability A19), and pages that are only for visitors.
 */
export function safeNext(asked: unknown): string | null {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/u.test(asked) || !URL.canParse(asked, HERE)) return null
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  if (origin !== HERE || pathname.startsWith('//') || NO_WAY_BACK.test(pathname)) return null
  return `${pathname}${search}${hash}`
}
