import type { Socket } from 'node:net'
import { type EgressRefusal, isEgressRefusal, type RefusalCounts } from '#core/egress-refusals.ts'

/** Counts the bytes of all connections of a scan, as the sockets count them (with TLS), and what was refused. */
export class Traffic {
  readonly #open = new Set<Socket>()
  #bytesIn = 0
  #bytesOut = 0
  /** Requests sent. */
  requests = 0
  readonly #refusals = new Map<EgressRefusal, number>()

  /** Counts this socket until it closes. */
  watch(socket: Socket): void {
    this.#open.add(socket)
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#bytesIn += socket.bytesRead
      this.#bytesOut += socket.bytesWritten
    })
  }

  /** Counts what egress itself refused; other codes are the website's. */
  countRefusal(code: string): void {
    if (isEgressRefusal(code)) this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1)
  }

  refusals(): RefusalCounts {
    return Object.fromEntries(this.#refusals)
  }

  usage(): { bytesIn: number; bytesOut: number; requests: number } {
    let bytesIn = this.#bytesIn
    let bytesOut = this.#bytesOut
    for (const socket of this.#open) {
      bytesIn += socket.bytesRead
      bytesOut += socket.bytesWritten
    }
    return { bytesIn, bytesOut, requests: this.requests }
  }

  /** Ends open connections. */
  close(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
