import { connect, type Socket } from 'node:net'
import { canonical } from './addresses.ts'
import { NetError, failureOf } from './failures.ts'

/** Time without an answer after which the next address is tried (RFC 8305, section 5); less when the budget is small. */
const NEXT_AFTER_MS = 250

/**
 * Opens TCP to the first of these addresses that answers. The next one is tried when the one before failed or took too long. Throws
 * {@link NetError}: `connect_timeout` after `budgetMs`, otherwise the failure of the first address.
 */
export function dialFirst(addresses: readonly string[], port: number, budgetMs: number): Promise<Socket> {
  return new Dialling(addresses, port, budgetMs).result.promise
}

class Dialling {
  readonly result = Promise.withResolvers<Socket>()
  readonly #waiting: string[]
  readonly #port: number
  readonly #open = new Set<Socket>()
  readonly #deadline: NodeJS.Timeout
  readonly #nextAfterMs: number
  #next: NodeJS.Timeout | undefined
  #firstError: unknown

  constructor(addresses: readonly string[], port: number, budgetMs: number) {
    this.#waiting = [...addresses]
    this.#port = port
    this.#nextAfterMs = Math.min(NEXT_AFTER_MS, budgetMs / 20)
    this.#deadline = setTimeout(() => this.#fail(new NetError('connect_timeout')), budgetMs)
    this.#try()
  }

  #try(): void {
    clearTimeout(this.#next)
    const address = this.#waiting.shift()
    if (address === undefined) return
    // An address literal: Node makes no DNS query here, whose answer could differ from the classified one.
    const socket = connect({ host: address, port: this.#port, noDelay: true })
    this.#open.add(socket)
    socket.once('connect', () => this.#connected(socket, address))
    socket.once('error', (error) => this.#attemptFailed(socket, error))
    if (this.#waiting.length > 0) this.#next = setTimeout(() => this.#try(), this.#nextAfterMs)
  }

  #connected(socket: Socket, address: string): void {
    if (canonical(socket.remoteAddress ?? '') !== canonical(address)) {
      this.#attemptFailed(socket.destroy(), new NetError('address_refused'))
      return
    }
    this.#open.delete(socket)
    socket.removeAllListeners('error')
    this.#end()
    this.result.resolve(socket)
  }

  #attemptFailed(socket: Socket, error: unknown): void {
    this.#firstError ??= error
    this.#open.delete(socket)
    if (this.#waiting.length > 0) this.#try()
    else if (this.#open.size === 0) this.#fail(this.#firstError)
  }

  #fail(error: unknown): void {
    const { code, detail } = failureOf(error)
    this.#end()
    this.result.reject(error instanceof NetError ? error : new NetError(dialCode(code), detail))
  }

  #end(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#next)
    for (const socket of this.#open) socket.destroy()
  }
}

const dialCode = (code: string): 'connect_refused' | 'connect_reset' | 'connect_timeout' =>
  code === 'connect_reset' || code === 'connect_timeout' ? code : 'connect_refused'
