import type { ConnectorContext, NotedNames, WrongShape } from '#connectors/context.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { openPartnerDoor } from '#net/partner-door.ts'

interface Given {
  /** Addresses of the stand-in by name of the endpoint. */
  endpoints: Readonly<Record<string, string>>
  /** Values of settings by name. */
  secrets?: Readonly<Record<string, string>>
  /** Default: noon UTC on 21 November 2026. */
  now?: () => Date
  /** Milliseconds for one request. */
  requestMs?: number
  /** A longer answer is refused. */
  mostBytes?: number
  /** What the connector notes is added to these. */
  quotas?: ServiceQuota[]
  accountQuotas?: ServiceQuota[]
  names?: NotedNames[]
  shapes?: WrongShape[]
}

/** What a connector is given for a call, with doors that lead to stand-ins; pauses between two tries take no time. */
export function connectorContext({
  endpoints,
  secrets = {},
  now,
  requestMs = 5_000,
  mostBytes,
  quotas = [],
  accountQuotas = [],
  names = [],
  shapes = [],
}: Given): ConnectorContext {
  const address = (name: string) => {
    const found = endpoints[name]
    if (found === undefined) throw new Error(`no stand-in for ${name}`)
    return found
  }
  let counted = 0
  return {
    secret: (name) => secrets[name] ?? '',
    address,
    door: (name) =>
      openPartnerDoor({
        base: address(name),
        userAgent: 'Fettle/test (+https://fettle.fixture/bot)',
        requestMs,
        ...(mostBytes === undefined ? {} : { mostBytes }),
        pause: async () => undefined,
      }),
    takesMail: async () => true,
    countToday: async (units, most) => {
      if (counted + units > most) return false
      counted = Math.max(0, counted + units)
      return true
    },
    noteQuota: async (quota) => void quotas.push(quota),
    noteAccountQuota: async (quota) => void accountQuotas.push(quota),
    noteNames: async (noted) => void names.push(noted),
    noteShape: (wrong) => void shapes.push(wrong),
    now: now ?? (() => new Date('2026-11-21T12:00:00Z')),
    memory: {},
  }
}
