/** An older token is renewed before the next call. */
const FRESH_MS = 60_000

let known: { token: string; at: number } | null = null
let asking: Promise<string | null> | null = null
/** How often the token was forgotten: what was asked for before is not kept. */
let timesForgotten = 0

/** The signed-in owner's ID token, renewed when old; `null` for a visitor, and where no answer comes. */
export function idToken(now: () => number = Date.now): Promise<string | null> {
  if (known && now() - known.at < FRESH_MS) return Promise.resolve(known.token)
  asking ??= ask(now)
  return asking
}

/** The token after the server refused one: that which another call got meanwhile, or a new one. */
export function idTokenAfter(refused: string): Promise<string | null> {
  if (known?.token === refused) forgetIdToken()
  return idToken()
}

/** Forgets the token, also one that is being asked for: after a sign-out, or a sign-in of somebody else. */
export function forgetIdToken(): void {
  known = null
  asking = null
  timesForgotten += 1
}

async function ask(now: () => number): Promise<string | null> {
  const before = timesForgotten
  const token = await answeredToken()
  if (timesForgotten === before) {
    known = token === null ? null : { token, at: now() }
    asking = null
  }
  return token
}

async function answeredToken(): Promise<string | null> {
  try {
    const answer = await fetch('/api/auth/token', { credentials: 'same-origin' })
    return answer.ok ? tokenIn(await answer.json()) : null
  } catch {
    // Without a network, or where it answers with a page of its own, there is no token; the call that needed it shows the failure.
    return null
  }
}

const tokenIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : null
