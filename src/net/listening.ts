import { once } from 'node:events'
import type { Server } from 'node:http'

/** Has a server listen at an address, on any port. Resolves with the port. */
export async function listenAtAnyPort(server: Server, address: string): Promise<number> {
  server.listen(0, address)
  await once(server, 'listening')
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

/** Ends a server and its connections. */
export async function endServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
