import type { ConnectorContext } from '../context.ts'

/** Accounts of which all campaigns were read and none was a smart one, by the context of an operator's client. */
const known = new WeakMap<ConnectorContext['memory'], Set<string>>()

/** Keeps that an account has no smart campaign. Google makes no new ones (`CREATION_FAILED`), so it never gets one. */
export function noteNoSmartCampaign(context: ConnectorContext, customerId: string): void {
  const accounts = known.get(context.memory) ?? new Set()
  known.set(context.memory, accounts.add(customerId))
}

/** Whether an account is known to have no smart campaign, and so no search terms of one. */
export const hasNoSmartCampaign = (context: ConnectorContext, customerId: string): boolean =>
  known.get(context.memory)?.has(customerId) ?? false
