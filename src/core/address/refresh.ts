/** From this delay in seconds on, a refresh reloads a page rather than redirects (search-ranking rule 12). */
const REDIRECT_SECONDS = 30
/**
 * The delay, of which a mere fraction means 0, then optionally `;` or `,`, `url=` and a quoted or bare address (HTML standard, "shared declarative refresh
 * steps").
 */
const REFRESH = /^\s*(\d{1,9}|(?=\.))(?:\.[\d.]*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?(.*))?$/isu

/**
 * The absolute http(s) address to which a `Refresh` header or `meta http-equiv="refresh"` redirects; `null` when it names none,
 * waits 30 seconds or more, or only reloads the same page.
 */
export function refreshTarget(value: string, base: string): string | null {
  const [, seconds, rest] = REFRESH.exec(value.slice(0, 4_096)) ?? []
  if (seconds === undefined || !rest || Number(seconds) >= REDIRECT_SECONDS) return null
  const url = URL.parse(unquoted(rest.trim()), base)
  if (!url || !/^https?:$/u.test(url.protocol)) return null
  url.hash = ''
  return url.href === base ? null : url.href
}

function unquoted(text: string): string {
  const quote = text[0]
  if (quote !== '"' && quote !== "'") return text
  const end = text.indexOf(quote, 1)
  return text.slice(1, end < 0 ? undefined : end)
}
