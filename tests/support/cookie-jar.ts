/** The cookies of a browser of a test, by name. */
export type CookieJar = Map<string, string>

/** Keeps the cookies that an answer sets, and drops those that it ends. */
export function keepCookies(jar: CookieJar, { headers }: Pick<Response, 'headers'>): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/iu.test(cookie)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** The value of the header `cookie`; empty without cookies. */
export const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
