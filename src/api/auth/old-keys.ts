import { makeSignature } from 'better-auth/crypto'
import { parseSigned } from 'hono/utils/cookie'

/**
 * What signs and encrypts: the present secret, and earlier ones. Cookies signed by them remain valid; links that confirm an address and one-time
 * codes do not.
 */
export interface Secrets {
  secret: string
  oldSecrets?: readonly string[]
}

/**
 * The same headers, with each cookie that was signed with an older secret signed with the present one: nobody is signed out by the
 * change. The browser gets the new signature with the next renewal of its session, within a day of use.
 */
export async function withNewSignatures(headers: Headers, { secret, oldSecrets }: Secrets): Promise<Headers> {
  const sent = headers.get('cookie')
  if (sent === null || !oldSecrets?.length) return headers
  const pairs = await Promise.all(sent.split(';').map((pair) => signedAnew(pair.trim(), secret, oldSecrets)))
  const renewed = new Headers(headers)
  renewed.set('cookie', pairs.join('; '))
  return renewed
}

async function signedAnew(pair: string, secret: string, oldSecrets: readonly string[]): Promise<string> {
  const name = pair.slice(0, pair.indexOf('='))
  for (const old of oldSecrets) {
    const value = (await parseSigned(pair, old, name))[name]
    if (typeof value !== 'string') continue
    return `${name}=${encodeURIComponent(`${value}.${await makeSignature(value, secret)}`)}`
  }
  return pair
}
