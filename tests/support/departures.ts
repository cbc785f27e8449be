import { randomUUID } from 'node:crypto'
import { type Canary, startCanary } from './canary.ts'
import { countPackets, type PacketCounter } from './packets.ts'

/** Watches packets to one port, and queries for one name of the test's own. */
export interface Departures extends AsyncDisposable {
  port: number
  /** One label that nobody else looks up. */
  name: string
  /** What the canary received and, where packets can be counted, each different packet that was sent: `udp 10.11.12.13 41234`. */
  seen(): Promise<{ hits: number; packets: string[] }>
  /** Packets are counted too, not only what the canary receives. */
  countsPackets: boolean
}

export const NOTHING = { hits: 0, packets: [] }

export async function watchDepartures(): Promise<Departures> {
  const canary: Canary = await startCanary()
  const name = `departure-${randomUUID()}`
  const packets: PacketCounter | null = await countPackets(canary.port, name)
  return {
    port: canary.port,
    name,
    countsPackets: packets !== null,
    async seen() {
      // Each has a test of its own: not every machine can count packets.
      const lines = (await packets?.seen()) ?? []
      return { hits: canary.hits(), packets: [...new Set(lines)] }
    },
    async [Symbol.asyncDispose]() {
      packets?.close()
      await canary.close()
    },
  }
}
