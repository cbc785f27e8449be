import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { AppError } from './error.ts'
import type { Env } from './routing.ts'

/**
 * Security headers of every page and answer: only our own scripts, no page in a frame, no sniffing of types, no referrer
 * to others. Videos may come from a media service that the operator chose. The component library sets styles on elements, so those may be inline.
 */
export const securityHeaders = (origin: string, mediaOrigin: string | null): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...(mediaOrigin === null ? [] : [mediaOrigin])],
      mediaSrc: ["'self'", ...(mediaOrigin === null ? [] : [mediaOrigin])],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    },
    strictTransportSecurity: origin.startsWith('https:') ? 'max-age=63072000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
  })

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another website's page sends (OWASP: verifying the origin). A caller that is
 * no browser sends neither header and has no cookie to misuse; one with a cookie must send its origin. One that sends `Authorization` itself is
 * no page of another website: no browser adds our bearer token.
 */
export const sameOriginOnly =
  (origin: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!READING.has(c.req.method) && comesFromElsewhere(c.req.raw.headers, origin)) {
      throw new AppError(403, 'foreign_origin', 'This call came from another website.')
    }
    await next()
  }

function comesFromElsewhere(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const from = headers.get('Origin')
  if (from !== null) return from !== origin
  return site === null && headers.has('Cookie') && !headers.has('Authorization')
}
