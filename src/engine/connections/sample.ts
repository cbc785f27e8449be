import type { Connector, ConnectionView, Routine } from '#connectors/connector.ts'
import type { DailyNumber } from '#core/evidence/accounts.ts'
import { type ReadingSettings, readThrough } from './reading.ts'
import type { OwnedConnection } from './store.ts'
import { dayFrom } from '#core/dates.ts'

/** Days of which a sample has numbers, so that its charts are drawn. */
const NUMBER_DAYS = 60

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
  for (const { read, input } of readsOf(connector, sampleView(connection)))
    await readThrough(settings, { connector, connection, read, input })
}

const readsOf = ({ sampleReads, routine }: Connector, view: ConnectionView): readonly Routine[] =>
  sampleReads ?? routine?.(view, null, true) ?? []

/** A sample as connectors see it: its account is confirmed, because the owner's own handle and website say nothing of it. */
export function sampleView({
  state,
  account,
  choices,
}: Pick<OwnedConnection, 'state' | 'account' | 'choices'>): ConnectionView {
  const confirmed = account === null ? {} : { confirmed: account.id }
  return { state, account, handle: null, choices: { ...choices, ...confirmed }, numbers: [] }
}

/** The numbers that an account with the sample's data would have up to a day (`YYYY-MM-DD`), oldest first. */
export function sampleNumbers(connector: Connector, view: ConnectionView, day: string): DailyNumber[] {
  const days = Array.from({ length: NUMBER_DAYS }, (_, index) => dayFrom(day, index + 1 - NUMBER_DAYS))
  return days.flatMap((at) => readsOf(connector, view).flatMap((one) => numbersOn(connector, one, at)))
}

function numbersOn(connector: Connector, { read, input }: Routine, day: string): DailyNumber[] {
  const chosen = connector.read[read]
  const data = chosen?.sample(input, day) ?? null
  if (!chosen || data === null) return []
  return Object.entries(chosen.numbersOf(data)).map(([metric, value]) => ({ day, metric, value }))
}
