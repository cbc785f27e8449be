import type { ConnectionView, KeptResult } from '#connectors/connector.ts'

/** A connection as a connector sees it, by default without a chosen account. */
export const aConnection = (given: Partial<ConnectionView> = {}): ConnectionView => ({
  state: 'connected',
  account: null,
  handle: null,
  choices: {},
  numbers: [],
  ...given,
})

/** What is kept of a read on 21 November 2026, under its own name. */
export const keptResult = (
  read: string,
  data: unknown,
  failure: KeptResult['failure'] = null,
): KeptResult => ({ read, subject: read, data, asOf: '2026-11-21T12:00:00.000Z', failure })
