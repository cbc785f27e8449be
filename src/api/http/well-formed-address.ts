import type { MiddlewareHandler } from 'hono'
import { AppError } from './error.ts'

const CONTROL_CHARACTERS = /\p{Cc}/u
/** Sign-in providers may send several lines about a failure. */
const CONTROL_CHARACTERS_BUT_LINES = /(?![\t\n\r])\p{Cc}/u
const FROM_A_PROVIDER = '/api/auth/callback/'

/**
 * Refuses an address with a control character in it, plain or as `%00`: nothing has such a name, and no text column can store NUL.
 * Invalid UTF-8 stays as it was written, as every later reader leaves it.
 */
export const wellFormedAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const refused = pathname.startsWith(FROM_A_PROVIDER) ? CONTROL_CHARACTERS_BUT_LINES : CONTROL_CHARACTERS
  if (refused.test(decoded(`${pathname}${search}`)))
    throw new AppError(400, 'bad_text', 'A control character cannot stand in an address.')
  await next()
}

/** Each run of escapes by itself: one with invalid UTF-8 must not hide its neighbour. */
const decoded = (address: string): string =>
  address.replaceAll(/(?:%[\da-f]{2})+/giu, (escapes) =>
    new TextDecoder().decode(Uint8Array.from(escapes.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  )
