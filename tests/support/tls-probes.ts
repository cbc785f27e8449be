import type { Socket } from 'node:net'
import type { TlsOptions } from 'node:tls'
import { probeTls, type TlsProbe } from '#net/tls.ts'
import type { Identity } from './certificates.ts'
import { loopbackEgress } from './loopback-egress.ts'
import { type Listening, serveTcp, serveTls } from './tls-servers.ts'

/** Starts servers, probes them once as `host`, and closes them all at the end. */
export interface Probes {
  server: (
    leaf: Identity,
    sent?: readonly Identity[],
    options?: TlsOptions & { staple?: Buffer; host?: string },
  ) => Promise<TlsProbe>
  tcp: (answer: (socket: Socket) => void) => Promise<TlsProbe>
  port: (port: number) => Promise<TlsProbe>
  keep: <T extends Listening>(server: T) => T
  close: () => Promise<void>
}

/** Probes that trust `root` beside Mozilla's roots; the handshake's deadline is 200 ms for servers that do not speak TLS. */
export function openProbes(host: string, root: string): Probes {
  const servers: Listening[] = []
  const keep: Probes['keep'] = (server) => {
    servers.push(server)
    return server
  }
  const look = async (port: number, tlsMs: number, name = host): Promise<TlsProbe> => {
    const egress = loopbackEgress({ ways: { [`${name}:${port}`]: port }, ca: [root], budgets: { tlsMs } })
    const found = await probeTls(egress, { host: name, port }, { now: new Date(), waits: [] })
    await egress.close()
    return found
  }
  return {
    keep,
    server: async (leaf, sent, options = {}) => {
      const { port } = keep(await serveTls(leaf, sent, options))
      return look(port, 4000, options.host)
    },
    tcp: async (answer) => look(keep(await serveTcp(answer)).port, 200),
    port: (port) => look(port, 200),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
