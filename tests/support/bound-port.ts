import type { Server } from 'node:net'

/** The port on which a server listens. Throws where it listens on none. */
export function boundPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP port was expected')
  return address.port
}
