import type { Connector } from '#connectors/connector.ts'
import { connectionsOf } from '#store/owner-connections.ts'
import { AppError, notFound } from '../http/error.ts'
import type { Services } from '../services.ts'

type Wanted = Pick<Services, 'connections'>

/** The services of which there is a sample. */
export const sampled = ({ connections }: Wanted): Connector[] =>
  connections.connectors.filter(({ sampleAccount }) => sampleAccount !== undefined)

/** A service by its id. Throws 404 for an unknown one, and 409 where it has no sample. */
export function sampledConnector(services: Wanted, id: string): Connector {
  const connector = services.connections.connectors.find((one) => one.id === id)
  if (!connector) throw notFound()
  if (!connector.sampleAccount)
    throw new AppError(409, 'no_sample', `There is no sample of ${connector.title}.`)
  return connector
}

/** Where samples are shown in place of what is not connected, gives an owner those that are missing. */
export async function showSamples(
  services: Pick<Services, 'connections' | 'db' | 'showsSamples'>,
  ownerId: string,
): Promise<void> {
  if (!services.showsSamples) return
  const there = new Set((await connectionsOf(services.db, ownerId)).map(({ service }) => service))
  for (const { id } of sampled(services))
    if (!there.has(id)) await services.connections.startSample(ownerId, id)
}
