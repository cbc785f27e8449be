import type { Connector, ConnectionView } from '#connectors/connector.ts'
import { type ReadingSettings, readThrough } from './reading.ts'
import type { OwnedConnection } from './store.ts'

/** Gives an owner the sample of a service, and fills what its check reads. `false`: an account is connected, which a sample never replaces. */
export async function startSample(
  settings: ReadingSettings,
  connector: Connector,
  ownerId: string,
): Promise<boolean> {
  const { id: service, sampleAccount } = connector
  if (!sampleAccount) throw new Error(`${service} has no sample`)
  const isSample = await settings.store.startSample({ ownerId, service }, sampleAccount, settings.now())
  if (isSample) await refreshSample(settings, connector, ownerId)
  return isSample
}

/** Fills what is not fresh of a sample, without the network. Does nothing where there is no sample. */
export async function refreshSample(
  settings: ReadingSettings,
  connector: Connector,
  ownerId: string,
): Promise<void> {
  const connection = await settings.store.connectionOf(ownerId, connector.id)
  if (connection?.mode !== 'sample') return
  const reads = connector.routine?.(sampleView(connection), null, true) ?? []
  for (const { read, input } of reads) await readThrough(settings, { connector, connection, read, input })
}

/** A sample as connectors see it: its account is confirmed, because the owner's own handle and website say nothing of it. */
export function sampleView(
  { state, account, choices }: Pick<OwnedConnection, 'state' | 'account' | 'choices'>,
  numbers: ConnectionView['numbers'] = [],
): ConnectionView {
  const confirmed = account === null ? {} : { confirmed: account.id }
  return { state, account, handle: null, choices: { ...choices, ...confirmed }, numbers }
}
