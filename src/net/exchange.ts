import { type Failure, failure } from '#core/reasons.ts'
import type { Dispatcher } from 'undici'
import { failureOf, NetError } from './failures.ts'
import { Parts } from './parts.ts'
import type { AtLimit, Budgets } from './types.ts'

/** Each line of it says whom it is for, so that its lines stay apart. */
const ROBOTS_HEADER = 'x-robots-tag'

/** One request without redirects. */
export interface ExchangeRequest {
  url: URL
  method: 'GET' | 'HEAD'
  headers: Record<string, string>
  budgets: Budgets
  /** Most encoded body bytes. */
  wireBytes: number
  /** What happens at `wireBytes`. */
  atLimit: AtLimit
  /** Reads little of a redirect's body, which is not needed. */
  skimRedirects: boolean
  signal: AbortSignal | undefined
}

export interface Exchanged {
  status: number
  headers: Record<string, string>
  setCookies: string[]
  /** Encoded, as received. */
  raw: Buffer
  /** Not the whole body: cut at the limit, or interrupted (see `bodyFailure`). */
  truncated: boolean
  bodyFailure: Failure | null
  /** From sending the request to the answer's headers. */
  firstByteMs: number
}

/**
 * Sends one request and reads its answer. Throws for a failure before or in the headers, and whenever it is cancelled: {@link NetError}, or the
 * client's own error, which `failureOf` reads. Another failure after the headers is `bodyFailure` of the answer.
 */
export function exchange(client: Dispatcher, request: ExchangeRequest): Promise<Exchanged> {
  const { url, method, headers, signal, budgets } = request
  if (signal?.aborted) return Promise.reject(new NetError('cancelled'))
  const handler = new Exchange(request)
  const path = url.pathname + url.search
  const times = { headersTimeout: 0, bodyTimeout: budgets.idleMs }
  try {
    client.dispatch({ origin: url.origin, path, method, headers, ...times }, handler)
  } catch (error) {
    handler.fail(error instanceof Error ? error : new NetError('internal'))
  }
  return handler.result.promise
}

/** Bytes that are read of unneeded bodies, so that the connection can be reused. */
const SKIM_BYTES = 64 * 1024

type Controller = Dispatcher.DispatchController
type RawHeaders = Record<string, string | string[] | undefined>

class Exchange implements Dispatcher.DispatchHandler {
  readonly result = Promise.withResolvers<Exchanged>()
  readonly #request: ExchangeRequest
  readonly #parts = new Parts()
  readonly #bornAt = performance.now()
  readonly #onAbort = (): void => this.#stop(new NetError('cancelled'))
  #controller: Controller | undefined
  #timer: NodeJS.Timeout
  #sentAt = 0
  #firstByteMs = 0
  #interim = 0
  #size = 0
  #status = 0
  #headers: Record<string, string> = {}
  #setCookies: string[] = []
  #settled = false
  #ended = false
  #wireBytes: number
  #atLimit: ExchangeRequest['atLimit']

  constructor(request: ExchangeRequest) {
    this.#request = request
    this.#wireBytes = request.wireBytes
    this.#atLimit = request.atLimit
    this.#timer = this.#deadline(request.budgets.requestMs)
    request.signal?.addEventListener('abort', this.#onAbort, { once: true })
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller
    if (this.#settled) {
      controller.abort(new NetError('cancelled'))
      return
    }
    this.#sentAt = performance.now()
    clearTimeout(this.#timer)
    this.#timer = this.#deadline(Math.min(this.#request.budgets.headersMs, this.#leftMs()))
  }

  onResponseStart(_controller: Controller, status: number, headers: RawHeaders): void {
    // Each 1xx answer restarts the client's header timer, so they are counted.
    if (status < 200) {
      this.#interim += 1
      if (this.#interim > this.#request.budgets.interimResponses) this.#stop(new NetError('http_too_slow'))
      return
    }
    this.#firstByteMs = performance.now() - this.#sentAt
    clearTimeout(this.#timer)
    this.#timer = this.#deadline(this.#leftMs())
    const refused = this.#keepHeaders(headers)
    if (refused) {
      this.#stop(refused)
      return
    }
    this.#status = status
    if (this.#request.skimRedirects && status >= 300 && status < 400) this.#atLimit = 'drop'
    if (this.#atLimit !== 'drop') return
    this.#wireBytes = SKIM_BYTES
    if (this.#announced() > SKIM_BYTES) this.#finish(null, false)
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    if (this.#settled) return
    const room = this.#wireBytes - this.#size
    const atLimit = this.#atLimit
    this.#size += Math.min(chunk.length, room)
    if (atLimit !== 'drop') this.#parts.add(chunk.length > room ? chunk.subarray(0, room) : chunk)
    if (chunk.length <= room) return
    this.#finish(atLimit === 'fail' ? failure('body_too_large') : null, atLimit !== 'drop')
  }

  onResponseEnd(): void {
    // The client frees the connection one turn of the event loop later; a next request before that would open a second one.
    this.#ended = true
    queueMicrotask(() => setImmediate(() => this.#finish(null, false)))
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.#stop(error)
  }

  /** The client did not accept the request. */
  fail(error: Error): void {
    this.#stop(error)
  }

  /** Ends the exchange: without headers as a failure, with them as an answer with an incomplete body. */
  #stop(error: Error): void {
    if (this.#status !== 0 && failureOf(error).code !== 'cancelled') {
      this.#finish(bodyFailureOf(error), true)
      return
    }
    if (this.#settled) return
    this.#cleanUp()
    this.result.reject(error)
    this.#controller?.abort(error)
  }

  #finish(bodyFailure: Failure | null, truncated: boolean): void {
    if (this.#settled) return
    this.#cleanUp()
    this.result.resolve({
      status: this.#status,
      headers: this.#headers,
      setCookies: this.#setCookies,
      raw: this.#parts.all(),
      truncated,
      bodyFailure,
      firstByteMs: this.#firstByteMs,
    })
    if (!this.#ended) this.#controller?.abort(new NetError('cancelled'))
  }

  #cleanUp(): void {
    this.#settled = true
    clearTimeout(this.#timer)
    this.#request.signal?.removeEventListener('abort', this.#onAbort)
  }

  #deadline(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#stop(new NetError('http_too_slow')), Math.max(0, ms))
  }

  #leftMs(): number {
    return this.#request.budgets.requestMs - (performance.now() - this.#bornAt)
  }

  #announced(): number {
    return Number(this.#headers['content-length'] ?? 0)
  }

  /** Keeps the header fields; returns why the answer is refused for them, `null` when it is not. */
  #keepHeaders(headers: RawHeaders): NetError | null {
    let fields = 0
    for (const name of Object.keys(headers)) {
      const value = headers[name] ?? ''
      const values = typeof value === 'string' ? [value] : value
      fields += values.length
      // A target that proxy and application both give is one; of two different ones browsers follow none.
      const isTwoTargets = name === 'location' && new Set(values).size > 1
      if (isTwoTargets) return new NetError('http_malformed', 'Two different Location headers.')
      if (name === 'set-cookie') this.#setCookies = values
      else if (name === 'location') this.#headers[name] = values[0] ?? ''
      else this.#headers[name] = values.join(name === ROBOTS_HEADER ? '\n' : ', ')
    }
    return fields > this.#request.budgets.headerFields ? new NetError('headers_too_large') : null
  }
}

/** After the headers, a closed connection is a truncated body; malformed chunks stay malformed. */
function bodyFailureOf(error: Error): Failure {
  const found = failureOf(error)
  const isCut = found.code === 'connect_reset' || ENDED_EARLY.test(error.message)
  return isCut ? failure('http_truncated') : found
}

/** The HTTP client's messages for a connection that ended inside a chunk, or before the announced length. */
const ENDED_EARLY = /Invalid EOF state|does not match content-length/iu
