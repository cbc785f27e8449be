import { WRAPPERS } from './wrapped-links.data.ts'

/** Most links have no other address in them. */
const HOLDS_ADDRESS = /[?&](?:q|u|url)=https?(?::|%3a)/iu
const ABSOLUTE = /^https?:\/\//iu

/** Where a link leads that Google, Facebook or Outlook wrapped in an address of its own; other addresses stay. Unwrapped once. */
export function unwrapped(url: string): string {
  if (!HOLDS_ADDRESS.test(url)) return url
  const { hostname, pathname, searchParams } = new URL(url)
  const wrapper = WRAPPERS.find(({ host, path }) => path === pathname && host.test(hostname))
  for (const name of wrapper?.names ?? []) {
    const inner = searchParams.get(name)
    if (inner !== null && ABSOLUTE.test(inner)) return URL.parse(inner)?.href ?? url
  }
  return url
}
