import { createAuth } from '#api/auth/auth.ts'
import { removeOwner } from '#api/owner/remove-owner.ts'
import { ownerCreated, ownWordsOf } from '#store/owners.ts'
import { z } from 'zod'
import { ORIGIN, PASSWORD, QUICK_HASHES } from './accounts.ts'
import { NO_SERVICES, SECRET, testApi, type TestBrowser } from './api.ts'
import type { TestDatabase } from './database.ts'

const me = z.object({ id: z.uuid() })

export type RealApi = Awaited<ReturnType<typeof realApi>>
export type RealOwner = TestBrowser & { id: string; email: string }

/** The whole API as a browser uses it: real accounts and sessions, on a database of its own, or on this one. */
export async function realApi(on?: TestDatabase) {
  const waiting = Promise.withResolvers<Awaited<ReturnType<typeof createAuth>>>()
  const api = await testApi(
    {
      accounts: {
        handler: async (request, address) => (await waiting.promise).handler(request, address),
        identify: async (headers) => (await waiting.promise).identify(headers),
        forgetSessions: () => void waiting.promise.then((auth) => auth.forgetSessions()),
        providers: [],
      },
    },
    NO_SERVICES,
    on,
  )
  const { db, services } = api
  waiting.resolve(
    await createAuth({
      db,
      origin: ORIGIN,
      secret: SECRET,
      mailer: services.mailer,
      providers: [],
      trustProxy: true,
      passwordCost: QUICK_HASHES,
      onCreated: (account) => ownerCreated(db, account),
      onDelete: (ownerId) => removeOwner(services, ownerId),
      ownWords: (ownerId) => ownWordsOf(db, ownerId),
    }),
  )
  return {
    ...api,
    /** A new account with a session of its own. */
    async signUp(email: string): Promise<RealOwner> {
      const browser = api.visitor()
      const form = { email, password: PASSWORD, firstName: 'Mia', lastName: 'Rose' }
      const made = await browser.post('/auth/sign-up/email', form, { 'x-forwarded-for': '192.0.2.77' })
      if (made.status !== 200) throw new Error(`Signing up was answered ${made.status}: ${made.text}`)
      const { id } = me.parse((await browser.get('/me')).body)
      return { ...browser, id, email }
    },
  }
}
