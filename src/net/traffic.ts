import type { Socket } from 'node:net'

/** Counts the bytes of all connections of a scan, as the sockets count them (with TLS). */
export class Traffic {
  readonly #open = new Set<Socket>()
  #bytesIn = 0
  #bytesOut = 0
  /** Requests sent. */
  requests = 0

  /** Counts this socket until it closes. */
  watch(socket: Socket): void {
    this.#open.add(socket)
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#bytesIn += socket.bytesRead
      this.#bytesOut += socket.bytesWritten
    })
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
