import { COOKIE_PREFIX } from './settings.ts'

/** The whole name of one of our cookies; over https browsers take it from an encrypted answer alone (RFC 6265bis, section 4.1.3.1). */
export const cookieName = (origin: string, name: string): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}${COOKIE_PREFIX}.${name}`
