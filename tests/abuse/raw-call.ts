import { connect } from 'node:net'

/** Sends exact bytes and returns everything that is received before the connection is closed. */
export function rawCall(port: number, ...pieces: string[]): Promise<{ text: string; ms: number }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
    socket.once('error', reject)
    socket.once('close', () => resolve({ text, ms: performance.now() - began }))
    for (const piece of pieces) socket.write(piece)
  })
}
