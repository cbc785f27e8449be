import { once } from 'node:events'
import { createServer, Server } from 'node:net'

/** A listening socket, in whichever network it was made. */
export type Door = Server

/** True for a listening socket that came with a message. */
export const isDoor = (handle: unknown): handle is Door => handle instanceof Server

/** Hands a listening socket to another process, and says when it is on its way. */
export type GiveDoor = (door: Door, given: (error: Error | null) => void) => void

/**
 * Opens the port that the browser will take for the proxy's, in the network that this process is in, hands it out by `give`, and
 * forgets it: a socket belongs to the network namespace in which it was made, whichever process serves it.
 */
export async function handOutDoor(port: number, give: GiveDoor): Promise<void> {
  const door = createServer()
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  await new Promise<void>((resolve, reject) => give(door, (error) => (error ? reject(error) : resolve())))
  door.close()
}
