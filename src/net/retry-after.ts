/** Seconds of a `Retry-After` header; `null` without one, or when it is a date (RFC 9110, section 10.2.3). */
export function secondsNamed(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/u.test(header.trim()) ? Number(header) : null
}
