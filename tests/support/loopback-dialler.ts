import { connect } from 'node:net'
import { type Failure, failure } from '#core/reasons.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import type { Egress } from '#net/types.ts'
import { TLS_ADDRESS } from './tls-servers.ts'

/** What a TLS probe needs of the one door out, dialling loopback whatever the host. */
export function loopbackDialler(ca: readonly string[], tlsMs: number): Pick<Egress, 'dial' | 'options'> {
  return {
    options: {
      userAgent: 'Fettle/test',
      resolve: [],
      allowPrivate: [],
      dns: [],
      ca,
      pace: 'off',
      budgets: { ...DEFAULT_BUDGETS, tlsMs },
    },
    dial: (_host, port) => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Egress['dial']>>>()
      const socket = connect(port, TLS_ADDRESS)
      socket.once('connect', () => resolve({ ok: true, socket, address: TLS_ADDRESS }))
      socket.once('error', (error) => resolve({ ok: false, failure: failureOf(error) }))
      return promise
    },
  }
}

const failureOf = (error: NodeJS.ErrnoException): Failure =>
  failure(error.code === 'ECONNRESET' ? 'connect_reset' : 'connect_refused')
