import type { MiddlewareHandler } from 'hono'

/**
 * No browser, proxy or back button keeps an answer of the API (RFC 9111, section 5.2.2.5): nearly all of them, files and failures among
 * them, depend on who asks. A call whose answer is the same for everybody says so itself, with `public`.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  const isForAll = c.res.ok && (c.res.headers.get('Cache-Control')?.startsWith('public') ?? false)
  if (!isForAll) c.header('Cache-Control', 'private, no-store')
}
