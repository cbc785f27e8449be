import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { addVisitor, visitorByToken } from '#store/visitors.ts'
import type { Env } from '../http/routing.ts'

/** The cookie that identifies a visitor's browser. */
export const VISITOR_COOKIE = 'fettle_visitor'
const TOKEN_BYTES = 32
const DAYS_KEPT = 30

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token that cannot be guessed, for cookies and links. Only its hash is stored. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The visitor of this browser's cookie; `null` when there is none. */
export async function visitorOf(c: Context<Env>): Promise<string | null> {
  const token = getCookie(c, VISITOR_COOKIE)
  if (token === undefined) return null
  return visitorByToken(c.get('services').db, hashToken(token))
}

/** The visitor of this browser; sets the cookie where there is none. */
export async function knownVisitor(c: Context<Env>): Promise<string> {
  const known = await visitorOf(c)
  if (known !== null) return known
  const { db, origin } = c.get('services')
  const token = makeToken()
  const visitorId = await addVisitor(db, hashToken(token))
  setCookie(c, VISITOR_COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    path: '/',
    maxAge: DAYS_KEPT * 86_400,
  })
  return visitorId
}
