import type { Connector } from '#connectors/connector.ts'
import { notFound } from '../http/error.ts'
import type { Services } from '../services.ts'

/** The services that owners connect themselves. */
export const connectable = ({ connections }: Services): Connector[] =>
  connections.connectors.filter(({ kind }) => kind !== 'server_key')

/** A service that owners connect. Throws 404 for any other. */
export function connectorOf(services: Services, id: string): Connector {
  const connector = connectable(services).find((one) => one.id === id)
  if (!connector) throw notFound()
  return connector
}
