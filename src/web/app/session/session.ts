import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'
import { forgetIdToken, idToken } from '../calls/id-token.ts'
import { setSignedIn } from '../calls/signed-in.ts'

export type Me = NonNullable<Contract['GET /session']['answer']['owner']>

/** The signed-in owner; `null` for a visitor. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: fetchOwner })

async function fetchOwner(): Promise<Me | null> {
  const { owner } = await callApi('GET /session')
  setSignedIn(owner !== null)
  // The next page will need it, and that page's files load at the same time.
  if (owner) void idToken()
  else forgetIdToken()
  return owner
}

/** The signed-in owner, from memory where known: pages then open without waiting. Throws when the server does not answer. */
export function readOwner(client: QueryClient): Promise<Me | null> {
  if (client.getQueryData(meQuery.queryKey))
    return client.ensureQueryData({ ...meQuery, revalidateIfStale: true })
  return client.fetchQuery({ ...meQuery, staleTime: 0 })
}

/** An owner as the frame names them: by their email while they have no name. */
export const personOf = ({ firstName, lastName, email }: Me): { name: string; email: string } => ({
  name: `${firstName} ${lastName}`.trim() || email,
  email,
})

/**
 * Whether an owner after onboarding reads this; also answered while it is not known who reads it. Help, lessons and prices are for
 * everybody.
 */
export const isOnboardedOwner = async (client: QueryClient): Promise<boolean> =>
  // An unknown reader counts as a visitor here.
  (await readOwner(client).catch(() => null))?.onboarded ?? false

/** Guard of owners' pages: redirects visitors to the login page and back to `here` afterwards, and new owners to onboarding. */
export async function requireOwner(client: QueryClient, here: string): Promise<Me> {
  const owner = await requireSignIn(client, here)
  if (!owner.onboarded) throw redirect({ to: '/onboarding' })
  return owner
}

/** Guard of pages that need a sign-in. For visitors the overview's address is the front page. */
export async function requireSignIn(client: QueryClient, here: string): Promise<Me> {
  const owner = await readOwner(client)
  if (owner) return owner
  if (here === '/') throw redirect({ to: '/home' })
  throw redirect({ to: '/login', search: { next: here } })
}

/** Forgets all data in memory: after a sign-out, or a sign-in. */
export function startOver(client: QueryClient): void {
  setSignedIn(false)
  forgetIdToken()
  client.clear()
}
