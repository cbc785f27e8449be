import type { MiddlewareHandler } from 'hono'

/**
 * No browser, proxy or back button stores an answer of the API (RFC 9111, section 5.2.2.5), because nearly all of them, also files and
 * failures, depend on the caller. A call with the same answer for everybody declares it with `public`.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  const isForAll = c.res.ok && (c.res.headers.get('Cache-Control')?.startsWith('public') ?? false)
  if (!isForAll) c.header('Cache-Control', 'private, no-store')
}
