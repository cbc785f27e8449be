import { z } from 'zod'
import { issueWords } from '../http/plain-words.ts'
import { wrongBody } from '../http/routing.ts'

const PATH = '/api/auth/verify-email'
const form = z.strictObject({ token: z.string().max(2_000) })

/**
 * The request for better-auth, which confirms an address by GET with the token in the URL. Our call is a POST, so that no
 * GET changes anything, and no log on the way has the token. Throws 422 for another form.
 */
export async function confirmation(request: Request): Promise<Request> {
  const url = new URL(request.url)
  if (request.method !== 'POST' || url.pathname !== PATH) return request
  const sent: unknown = JSON.parse((await request.text()) || '{}')
  const read = form.safeParse(sent, { error: issueWords })
  if (!read.success) throw wrongBody(read.error.issues)
  url.search = String(new URLSearchParams(read.data))
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return new Request(url, { headers })
}
