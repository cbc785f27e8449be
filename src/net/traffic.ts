import type { Socket } from 'node:net'
import { type EgressRefusal, isEgressRefusal, type RefusalCounts } from '#core/egress-refusals.ts'
import { NetError } from './failures.ts'

/** Counts the bytes of all connections of a scan, as the sockets count them (with TLS), and what was refused. */
export class Traffic {
  readonly #open = new Set<Socket>()
  readonly #mostBytes: number
  #bytesIn = 0
  #bytesOut = 0
  /** Requests sent. */
  requests = 0
  readonly #refusals = new Map<EgressRefusal, number>()

  /** `mostBytes`: of a scan, both ways. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

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

  /** What may still be received and sent. */
  bytesLeft(): number {
    const { bytesIn, bytesOut } = this.usage()
    return this.#mostBytes - bytesIn - bytesOut
  }

  /** Throws {@link NetError} when the scan used up its bytes. */
  demandBytes(): void {
    if (this.bytesLeft() < 0) throw new NetError('budget_bytes')
  }

  /** Ends open connections. */
  close(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
