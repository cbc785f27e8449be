const URL_START = /^https?:\/\/\S+$/iu

/**
 * The address for a link from a stranger's text, or `null` when it must stay text: only whole http and https
 * addresses with a host and without a user name are linked.
 */
export function safeLink(text: string): string | null {
  const trimmed = text.trim()
  if (!URL_START.test(trimmed) || !URL.canParse(trimmed)) return null
  const { protocol, hostname, username, password, href } = new URL(trimmed)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  if (hostname === '' || username !== '' || password !== '') return null
  return href
}
