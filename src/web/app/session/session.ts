import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'
import { forgetIdToken, idToken } from '../calls/id-token.ts'
import { setSignedIn } from '../calls/signed-in.ts'

export type Me = NonNullable<Contract['GET /session']['answer']['owner']>

/** The owner who is signed in; `null` for a visitor. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: askWho })

async function askWho(): Promise<Me | null> {
  const { owner } = await callApi('GET /session')
  setSignedIn(owner !== null)
  // The page that comes next will need it, and its files are on their way only now.
  if (owner) void idToken()
  else forgetIdToken()
  return owner
}

/** Who is signed in, from memory where that is an owner: pages then open without waiting. Throws when nobody answers. */
export function whoIs(client: QueryClient): Promise<Me | null> {
  if (client.getQueryData(meQuery.queryKey))
    return client.ensureQueryData({ ...meQuery, revalidateIfStale: true })
  return client.fetchQuery({ ...meQuery, staleTime: 0 })
}

/** For a page of owners: sends visitors to log in and back to `here` afterwards, and newcomers to the questions first. */
export async function requireOwner(client: QueryClient, here: string): Promise<Me> {
  const owner = await requireSignIn(client, here)
  if (!owner.onboarded) throw redirect({ to: '/onboarding' })
  return owner
}

/** For a page that needs a sign-in. The overview's address is for visitors that of the front page. */
export async function requireSignIn(client: QueryClient, here: string): Promise<Me> {
  const owner = await whoIs(client)
  if (owner) return owner
  if (here === '/') throw redirect({ to: '/home' })
  throw redirect({ to: '/login', search: { next: here } })
}

/** Forgets everything that was read for somebody: they signed out, or somebody signs in. */
export function startOver(client: QueryClient): void {
  setSignedIn(false)
  forgetIdToken()
  client.clear()
}
