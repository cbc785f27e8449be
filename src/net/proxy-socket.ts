import { once } from 'node:events'
import { createServer, Server } from 'node:net'

/** The listening socket for the browser's proxy port, perhaps of another network namespace. */
export type ProxySocket = Server

/** Whether a message came with a listening socket. */
export const isProxySocket = (handle: unknown): handle is ProxySocket => handle instanceof Server

/** Sends a listening socket to another process; `sent` is called when that is done. */
export type SendProxySocket = (socket: ProxySocket, sent: (error: Error | null) => void) => void

/**
 * Opens the proxy port in this process's network namespace, sends its socket with `send`, and closes it here: a socket belongs to the namespace
 * in which it was made, whichever process serves it.
 */
export async function sendProxySocket(port: number, send: SendProxySocket): Promise<void> {
  const socket = createServer()
  socket.listen(port, '127.0.0.1')
  await once(socket, 'listening')
  await new Promise<void>((resolve, reject) => send(socket, (error) => (error ? reject(error) : resolve())))
  socket.close()
}
