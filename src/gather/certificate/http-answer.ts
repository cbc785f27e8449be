import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { Egress } from '#net/types.ts'

type HttpAnswer = CertificateEvidence['http']
type Fetcher = Pick<Egress, 'fetch'>

const MOST_HOPS = 5

/**
 * What the insecure address of a homepage answers, and whether it leads to the secure one. Redirects are followed by hand
 * and only while they stay insecure: the secure side may be the very thing that is broken.
 */
export async function lookAtHttp(egress: Fetcher, home: URL, signal: AbortSignal): Promise<HttpAnswer> {
  const port = home.protocol === 'http:' ? home.port : ''
  const first = await ask(egress, `http://${home.hostname}${port && `:${port}`}/`, signal)
  if (!first) return { kind: 'none', redirectsToHttps: null }
  return { kind: 'answer', status: first.status, redirectsToHttps: await leadsToHttps(egress, first, signal) }
}

interface Answered {
  status: number
  /** Where it points to, absolute; `null` without a redirect. */
  location: string | null
}

async function ask(egress: Fetcher, url: string, signal: AbortSignal): Promise<Answered | null> {
  const answer = await egress.fetch(url, { followRedirects: false, body: 'drain', kind: 'probe', signal })
  if (!answer.ok) return null
  const isRedirect = answer.status >= 300 && answer.status < 400
  const location = isRedirect ? (answer.headers['location'] ?? '') : ''
  return { status: answer.status, location: location ? (URL.parse(location, url)?.href ?? null) : null }
}

/** `null` when an error page or a broken hop leaves it open. */
async function leadsToHttps(egress: Fetcher, first: Answered, signal: AbortSignal): Promise<boolean | null> {
  let answered: Answered | null = first
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    if (!answered) return null
    if (answered.location === null) return answered.status < 300 ? false : null
    if (!answered.location.startsWith('http:')) return answered.location.startsWith('https:')
    answered = await ask(egress, answered.location, signal)
  }
  return null
}
