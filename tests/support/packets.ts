import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

const COUNTER = fileURLToPath(new URL('./packets.py', import.meta.url))

export interface PacketCounter {
  /** Packets so far to the port or with the name, including those on their way: `udp 127.0.0.3 41234`. Throws when it does not run. */
  seen(): Promise<string[]>
  close(): void
}

/**
 * Counts packets on every interface of this machine by a raw socket: those to `port`, over UDP and TCP, and DNS queries with the label `name`.
 * `null` where there is no Python, or no permission for a raw socket.
 */
export async function countPackets(port: number, name: string): Promise<PacketCounter | null> {
  const child = spawn('python3', [COUNTER, String(port), name], { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  const started = Promise.withResolvers<boolean>()
  reader.on('line', (line) => (line === 'listening' ? started.resolve(true) : lines.push(line)))
  child.once('error', () => started.resolve(false))
  child.once('exit', () => started.resolve(false))
  if (!(await started.promise)) return null
  const fences = new Set<string>()
  const isFence = (line: string): boolean => fences.has(line.split(' ')[4] ?? '')
  return {
    async seen() {
      const fence = randomBytes(16)
      fences.add(fence.toString('hex'))
      const socket = createSocket('udp4')
      socket.send(fence, port, '127.0.0.1')
      await until('the counter sees a packet of ours', () =>
        lines.some((line) => line.endsWith(fence.toString('hex'))),
      )
      socket.close()
      return lines.filter((line) => !isFence(line)).map((line) => line.split(' ').slice(0, 3).join(' '))
    },
    close: () => child.kill('SIGKILL'),
  }
}
