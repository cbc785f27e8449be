import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

/** Listens with the smallest queue and then blocks its event loop, so nothing is ever accepted. */
const LISTENER = `
const { parentPort, workerData } = require('node:worker_threads')
const server = require('node:net').createServer()
server.listen({ ...workerData, backlog: 1 }, () => {
  parentPort.postMessage(server.address().port)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})`

/** How many connections the kernel queues before it drops the next. */
const QUEUE = 2

/** A port that never answers, as behind a firewall that drops packets: its queue is full. Linux only. */
export async function startSilentPort(
  host: string,
  port = 0,
): Promise<{ port: number; close: () => Promise<void> }> {
  const worker = new Worker(LISTENER, { eval: true, workerData: { host, port } })
  const [bound]: unknown[] = await once(worker, 'message')
  if (typeof bound !== 'number') throw new Error('the silent port has no number')
  const fillers = Array.from({ length: QUEUE }, () => connect(bound, host))
  await Promise.all(fillers.map((filler) => once(filler, 'connect')))
  return {
    port: bound,
    async close() {
      for (const filler of fillers) quietly(filler)
      await worker.terminate()
    },
  }
}

/** The queue resets its connections when its listener closes. */
function quietly(socket: Socket): void {
  socket.on('error', () => socket.destroy())
  socket.destroy()
}
