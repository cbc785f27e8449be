import { randomUUID } from 'node:crypto'
import { type Canary, startCanary } from './canary.ts'
import { countPackets, type PacketCounter } from './packets.ts'

/** Watches what leaves for one port, and for one name of the test's own. */
export interface Departures extends AsyncDisposable {
  port: number
  /** One label; nobody else asks for it. */
  name: string
  /** What arrived at the canary and, where packets can be counted, each different thing that left: `udp 10.11.12.13 41234`. */
  seen(): Promise<{ hits: number; packets: string[] }>
  /** Packets are counted too, not only what arrives. */
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
      // Each is asked for by itself: not every machine can count packets.
      const lines = (await packets?.seen()) ?? []
      return { hits: canary.hits(), packets: [...new Set(lines)] }
    },
    async [Symbol.asyncDispose]() {
      packets?.close()
      await canary.close()
    },
  }
}
