/** An older token is renewed before the next call. */
const FRESH_MS = 60_000

let known: { token: string; at: number } | null = null
let asking: Promise<string | null> | null = null

/** The signed-in owner's ID token, renewed when old; `null` for a visitor. */
export function idToken(now: () => number = Date.now): Promise<string | null> {
  if (known && now() - known.at < FRESH_MS) return Promise.resolve(known.token)
  asking ??= ask(now).finally(() => {
    asking = null
  })
  return asking
}

/** Forgets the token: after a sign-out, or a sign-in of somebody else. */
export function forgetIdToken(): void {
  known = null
}

async function ask(now: () => number): Promise<string | null> {
  // Without a network there is no token; the call that needed it shows the failure.
  const answer = await fetch('/api/auth/token', { credentials: 'same-origin' }).catch(() => null)
  const token = answer?.ok ? tokenIn(await answer.json()) : null
  known = token === null ? null : { token, at: now() }
  return token
}

const tokenIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : null
