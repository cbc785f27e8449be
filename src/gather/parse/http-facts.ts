import type { CookieFacts } from '#core/evidence/page.ts'
import { LONGEST_HEADER } from '#core/evidence/page-limits.ts'
import { cleanLines, cut } from '#core/text.ts'

const MOST_HEADERS = 80
const MOST_COOKIES = 60
const PRIVATE_HEADERS: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'cookie', 'authorization'])

/** Response headers that are kept: names in lower case, values cut to 2,000 characters, no cookies. */
export function keptHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: [string, string][] = []
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase()
    if (PRIVATE_HEADERS.has(lower) || kept.length === MOST_HEADERS) continue
    kept.push([cut(lower, 200), cut(cleanLines(value), LONGEST_HEADER)])
  }
  return Object.fromEntries(kept)
}

/** Cookies set by the answer: names and flags (RFC 6265, 5.2), never values. */
export const cookiesIn = (setCookies: readonly string[]): CookieFacts[] =>
  setCookies.slice(0, MOST_COOKIES).flatMap(cookieIn)

function cookieIn(line: string): CookieFacts[] {
  const [pair = '', ...rest] = line.split(';')
  const name = pair.split('=', 1)[0]?.trim() ?? ''
  if (name === '') return []
  const attributes = new Map<string, string>()
  for (const part of rest) {
    const [key = '', value = ''] = part.split('=', 2)
    attributes.set(key.trim().toLowerCase(), value.trim())
  }
  return [
    {
      name: cut(cleanLines(name), 200),
      secure: attributes.has('secure'),
      httpOnly: attributes.has('httponly'),
      sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
      domain: attributes.get('domain')?.toLowerCase() || null,
    },
  ]
}
