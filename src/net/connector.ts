import type { Socket } from 'node:net'
import type { SecureContext, TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { dialFirst } from './dial.ts'
import { NetError } from './failures.ts'
import { routeTo, type RouteSources } from './routes.ts'
import { certificateErrorOf, startTls, trustContext } from './secure.ts'
import type { Traffic } from './traffic.ts'
import type { EgressOptions } from './types.ts'

/** Facts of an origin from its newest connection. */
export interface Peer {
  address: string
  certificateError: string | null
  /** Connections opened to this origin so far. */
  opened: number
}

/** Opens every connection of a scan: only to classified addresses, counted, with the certificate checked. */
export class SocketConnector {
  /** By origin, such as `https://joes.test:8443`. */
  readonly peers = new Map<string, Peer>()
  readonly #routeSources: RouteSources
  readonly #options: EgressOptions
  readonly #traffic: Traffic
  #context: SecureContext | undefined

  constructor(routeSources: RouteSources, options: EgressOptions, traffic: Traffic) {
    this.#routeSources = routeSources
    this.#options = options
    this.#traffic = traffic
  }

  /** Opens TCP to a classified address. Throws {@link NetError}. */
  async dial(host: string, port: number, budgetMs = this.#options.budgets.connectMs): Promise<Socket> {
    this.#traffic.demandBytes()
    const route = await routeTo(host, port, this.#routeSources)
    if (!route.ok) throw new NetError(route.failure)
    const socket = await dialFirst(route.addresses, route.port, budgetMs)
    this.#traffic.watch(socket)
    return socket
  }

  /** The connect function for the HTTP client. `strict`: an invalid certificate ends the connection. */
  forClient(strict: boolean): buildConnector.connector {
    return (options, callback) => void this.#connectFor(callback, options, strict)
  }

  async #connectFor(callback: buildConnector.Callback, options: buildConnector.Options, strict: boolean) {
    let socket: Socket
    try {
      socket = await this.#connect(options, strict)
    } catch (error) {
      callback(error instanceof Error ? error : new NetError('internal'), null)
      return
    }
    callback(null, socket)
  }

  async #connect({ hostname, protocol, port }: buildConnector.Options, strict: boolean): Promise<Socket> {
    const isSecure = protocol === 'https:'
    const number = port === '' ? (isSecure ? 443 : 80) : Number(port)
    const socket = await this.dial(hostname, number)
    const address = socket.remoteAddress ?? ''
    if (!isSecure) return this.#remember(hostname, { protocol, port, address }, socket)
    const secure = await this.#secured(socket, hostname)
    const certificateError = certificateErrorOf(secure)
    if (strict && certificateError !== null) {
      secure.destroy()
      throw new NetError('tls_failed', certificateError)
    }
    return this.#remember(hostname, { protocol, port, address, certificateError }, secure)
  }

  #secured(socket: Socket, host: string): Promise<TLSSocket> {
    this.#context ??= trustContext(this.#options.ca)
    return startTls(socket, { host, context: this.#context, budgetMs: this.#options.budgets.tlsMs })
  }

  #remember(host: string, connected: Connected, socket: Socket): Socket {
    const origin = originOf(host, connected)
    const opened = (this.peers.get(origin)?.opened ?? 0) + 1
    this.peers.set(origin, {
      address: connected.address,
      certificateError: connected.certificateError ?? null,
      opened,
    })
    return socket
  }
}

interface Connected {
  protocol: string
  port: string
  address: string
  certificateError?: string | null
}

const originOf = (host: string, { protocol, port }: Connected): string =>
  `${protocol}//${host.includes(':') ? `[${host}]` : host}${port === '' ? '' : `:${port}`}`
