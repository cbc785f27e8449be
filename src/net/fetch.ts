import type { Dispatcher } from 'undici'
import type { Hop } from '#core/evidence/hop.ts'
import type { Failure } from '#core/reasons.ts'
import type { SocketConnector } from './connector.ts'
import { ChainCookies } from './cookies.ts'
import { type BodyLimits, limitsOf, readBody } from './body.ts'
import { type Exchanged, exchange } from './exchange.ts'
import { failureOf, NetError } from './failures.ts'
import type { Pace, RequestOutcome } from './pace.ts'
import type { Permit } from './permits.ts'
import { nextAddress } from './redirects.ts'
import { isAway } from './retry.ts'
import type { Traffic } from './traffic.ts'
import type { EgressOptions, FetchAnswer, FetchOptions } from './types.ts'

/** The parts of a scan's egress that fetching needs. */
export interface Fetching {
  options: EgressOptions
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  connector: SocketConnector
  pace: Pace
  traffic: Traffic
  permits: (url: string) => Permit
  /** The client that accepts invalid certificates, or the strict one. */
  client: (strict: boolean) => Dispatcher
}

/** Fetches once: follows redirects, each classified like the first address. Never throws for a failure of the server. */
export async function fetchOnce(
  tools: Fetching,
  address: string,
  options: FetchOptions,
): Promise<FetchAnswer> {
  const chain = new Chain(tools, options)
  try {
    return await chain.follow(address)
  } catch (error) {
    const failed = failureOf(error)
    tools.traffic.countRefusal(failed.code)
    return { ok: false, failure: failed, hops: chain.hops, url: chain.at }
  }
}

class Chain {
  readonly hops: Hop[] = []
  at = ''
  readonly #tools: Fetching
  readonly #options: FetchOptions
  readonly #limits: BodyLimits
  readonly #cookies = new ChainCookies()
  readonly #seen = new Set<string>()
  #origin = ''

  constructor(tools: Fetching, options: FetchOptions) {
    this.#tools = tools
    this.#options = options
    this.#limits = limitsOf(options, tools.options.budgets)
  }

  async follow(address: string): Promise<FetchAnswer> {
    let next = address
    for (;;) {
      this.at = next
      const url = this.#permitted(next)
      const answer = await this.#ask(url)
      this.#cookies.store(answer.setCookies, url)
      const target = this.#options.followRedirects === false ? null : nextAddress(answer, url)
      this.hops.push({
        url: url.href,
        status: answer.status,
        ...(target === null ? {} : { location: target }),
      })
      if (target === null) return this.#answer(answer, url)
      if (this.hops.length > this.#tools.options.budgets.redirects) throw new NetError('redirect_limit')
      next = target
    }
  }

  #permitted(address: string): URL {
    const permit = this.#tools.permits(address)
    if (!permit.ok) throw this.#refusal(permit.failure)
    return permit.url
  }

  /** A refusal after a redirect gets the code of one, and names the redirect. */
  #refusal({ code, detail }: Failure): NetError {
    const from = this.hops.at(-1)?.url
    if (from === undefined) return new NetError('address_refused', detail)
    if (code === 'host_not_public') return new NetError('address_refused')
    return new NetError(
      'redirect_refused',
      `Redirect ${this.hops.length}, from ${from}, leads where Fettle does not go.`,
    )
  }

  async #ask(url: URL): Promise<Exchanged> {
    const { pace, traffic } = this.#tools
    const headers = this.#headers(url)
    traffic.demandBytes()
    const release = await pace.start(url.hostname, this.#options)
    try {
      const answer = await this.#exchange(url, headers)
      release({ firstByteMs: answer.firstByteMs, trouble: troubleIn(answer) })
      return answer
    } catch (error) {
      const failed = failureOf(error)
      const isBroken = failed.code === 'connect_reset' || failed.code === 'http_too_slow'
      release({ firstByteMs: null, trouble: isBroken ? 'asked' : null })
      throw failed.code === 'address_refused' ? this.#refusal(failed) : error
    }
  }

  async #exchange(url: URL, headers: Record<string, string>): Promise<Exchanged> {
    const { client, connector, options, traffic } = this.#tools
    const before = connector.peers.get(url.origin)?.opened
    const once = (): Promise<Exchanged> => {
      traffic.requests += 1
      return exchange(client(this.#options.acceptInvalidCertificate === false), {
        url,
        method: this.#options.method ?? 'GET',
        headers,
        budgets: options.budgets,
        wireBytes: this.#limits.wireBytes,
        atLimit: this.#limits.atLimit,
        skimRedirects: this.#options.followRedirects !== false,
        signal: this.#options.signal,
      })
    }
    try {
      return await once()
    } catch (error) {
      // The server may close a kept connection just when it is reused, so the request is repeated at once (RFC 9112, section 9.3.1).
      const wasReused = before !== undefined && connector.peers.get(url.origin)?.opened === before
      if (wasReused && failureOf(error).code === 'connect_reset') return once()
      throw error
    }
  }

  #headers(url: URL): Record<string, string> {
    const cookie = this.#cookies.headerFor(url)
    const key = `${url.href}\n${cookie}`
    if (this.#seen.has(key)) throw new NetError('redirect_loop')
    this.#seen.add(key)
    this.#origin ||= url.origin
    // Headers of the caller are sent to the first origin only.
    const own = url.origin === this.#origin ? this.#options.headers : {}
    return { ...this.#tools.headers, ...own, ...(cookie === '' ? {} : { cookie }) }
  }

  async #answer(answer: Exchanged, url: URL): Promise<FetchAnswer> {
    const { body, truncated, bodyFailure } = await readBody(
      { ...answer, truncated: answer.truncated || isPart(answer) },
      this.#limits,
    )
    const peer = this.#tools.connector.peers.get(url.origin)
    return {
      ok: true,
      url: url.href,
      status: answer.status,
      headers: answer.headers,
      setCookies: answer.setCookies,
      body,
      truncated,
      bodyFailure,
      hops: this.hops,
      firstByteMs: answer.firstByteMs,
      wireBytes: answer.raw.length,
      insecure: peer?.certificateError != null,
      certificateError: peer?.certificateError ?? null,
      address: peer?.address ?? '',
    }
  }
}

function troubleIn({ status, headers, bodyFailure }: Exchanged): RequestOutcome['trouble'] {
  if (status === 429 || bodyFailure?.code === 'http_truncated') return 'asked'
  if (status !== 503) return null
  return isAway({ status, headers }) ? 'away' : 'unavailable'
}

/** All of a body, as `Content-Range` says it: from its first byte to its last. */
const WHOLE = /^bytes 0-(\d+)\/(\d+)$/u

/** Whether the server sent a part of the body and does not say that it is all of it. */
function isPart({ status, headers }: Pick<Exchanged, 'status' | 'headers'>): boolean {
  const [, last, size] = WHOLE.exec(headers['content-range'] ?? '') ?? []
  return status === 206 && (size === undefined || Number(last) + 1 !== Number(size))
}
