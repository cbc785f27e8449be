import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { Egress } from '#net/types.ts'

type HttpAnswer = CertificateEvidence['http']
type Fetcher = Pick<Egress, 'fetch'>

const MOST_HOPS = 5

/**
 * The answer of the homepage's HTTP address, and whether it redirects to HTTPS. Redirects are followed one by one, and only to HTTP addresses,
 * because the HTTPS side may be broken.
 */
export async function httpAnswerOf(egress: Fetcher, home: URL, signal: AbortSignal): Promise<HttpAnswer> {
  const port = home.protocol === 'http:' ? home.port : ''
  const first = await request(egress, `http://${home.hostname}${port && `:${port}`}/`, signal)
  if (!first) return { kind: 'none', redirectsToHttps: null }
  return { kind: 'answer', status: first.status, redirectsToHttps: await leadsToHttps(egress, first, signal) }
}

interface Answered {
  status: number
  /** Target of the redirect, absolute; `null` without one. */
  location: string | null
}

async function request(egress: Fetcher, url: string, signal: AbortSignal): Promise<Answered | null> {
  const answer = await egress.fetch(url, { followRedirects: false, body: 'drain', kind: 'probe', signal })
  if (!answer.ok) return null
  const isRedirect = answer.status >= 300 && answer.status < 400
  const location = isRedirect ? (answer.headers['location'] ?? '') : ''
  return { status: answer.status, location: location ? (URL.parse(location, url)?.href ?? null) : null }
}

/** `null` when an error prevents a result. */
async function leadsToHttps(egress: Fetcher, first: Answered, signal: AbortSignal): Promise<boolean | null> {
  let answered: Answered | null = first
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    if (!answered) return null
    if (answered.location === null) return answered.status < 300 ? false : null
    if (!answered.location.startsWith('http:')) return answered.location.startsWith('https:')
    if (hop < MOST_HOPS) answered = await request(egress, answered.location, signal)
  }
  return null
}
