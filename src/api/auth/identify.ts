import { parseSigned } from 'hono/utils/cookie'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { accountOfSession, type SessionKey } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { publicKeys } from '#store/signing-keys.ts'
import { AUDIENCE } from './settings.ts'
import type { Identity } from './identity.ts'
import { tokenHash } from './sealed-adapter.ts'
import { answerCache } from '../results/answer-cache.ts'

/** How long an identity is cached: a session that ended in another process ends here after that time at the latest, and so does an ID token that expires. */
const BELIEVED_MS = 5_000
const MOST_REMEMBERED = 10_000

interface IdentifyOptions {
  db: Database
  origin: string
  secret: string
  cookieName: string
  now: () => Date
}

export interface Identifier {
  /** The caller's identity, by bearer ID token or session cookie; `null` for a visitor. */
  identify: (headers: Headers) => Promise<Identity | null>
  /** Sessions or accounts changed: clears the cache. */
  forget: () => void
}

const claimsSchema = z.object({ sid: z.uuid() })

export function createIdentifier(options: IdentifyOptions): Identifier {
  const { db, secret, cookieName, now } = options
  const remembered = answerCache<Identity>(MOST_REMEMBERED)
  /** How often the cache was cleared. */
  let cleared = 0
  const verify = tokenVerifier(options)
  const keyOf = async (credential: Credential): Promise<SessionKey | null> => {
    if (credential.kind === 'bearer') return verify(credential.text)
    const token = (await parseSigned(credential.text, secret, cookieName))[cookieName]
    return token ? { tokenHash: tokenHash(token) } : null
  }
  const look = async (credential: Credential): Promise<Identity | null> => {
    const key = await keyOf(credential)
    return key && accountOfSession(db, key, now())
  }
  const identifyBy = async (credential: Credential): Promise<Identity | null> => {
    const at = now().getTime()
    const id = `${credential.kind} ${credential.text}`
    const before = cleared
    const known = remembered.get(id, at)
    const found = known ?? (await look(credential))
    if (!found) return null
    // Where the cache was cleared meanwhile, what was read may be of a session that has ended since.
    if (!known && before === cleared) remembered.keep(id, found, at + BELIEVED_MS)
    return found
  }
  return {
    async identify(headers) {
      for (const credential of credentialsIn(headers, cookieName)) {
        const identity = await identifyBy(credential)
        if (identity) return identity
      }
      return null
    },
    forget: () => {
      cleared += 1
      remembered.clear()
    },
  }
}

interface Credential {
  kind: 'bearer' | 'cookie'
  text: string
}

function credentialsIn(headers: Headers, cookieName: string): Credential[] {
  const bearer = /^Bearer (\S{20,2000})$/iu.exec(headers.get('authorization') ?? '')?.[1]
  const cookie = headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
  return [
    ...(bearer === undefined ? [] : [{ kind: 'bearer', text: bearer } as const]),
    ...(cookie === undefined ? [] : [{ kind: 'cookie', text: cookie } as const]),
  ]
}

/** The session of an ID token; `null` for a token that is not ours, or has expired. Keys are read again when one is not known. */
function tokenVerifier({ db, origin, now }: IdentifyOptions): (token: string) => Promise<SessionKey | null> {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  const check = async (token: string, isAgain = false): Promise<SessionKey> => {
    keys ??= createLocalJWKSet({ keys: await publicKeys(db) })
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: origin,
        audience: AUDIENCE,
        algorithms: ['EdDSA'],
        currentDate: now(),
        // Otherwise a token without an end would be valid for ever.
        requiredClaims: ['exp'],
      })
      return { id: claimsSchema.parse(payload).sid }
    } catch (error) {
      if (isAgain || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      keys = undefined
      return check(token, true)
    }
  }
  return async (token) => {
    try {
      return await check(token)
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
      throw error
    }
  }
}
