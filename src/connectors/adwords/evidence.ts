import { failureOfService } from '#core/connections/failures.ts'
import type { AdsAccount } from '#core/evidence/accounts.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { adsAccountsData } from './accounts.ts'
import { closedStateOf } from './refusals.ts'

type Evidence = { ads?: AdsAccount }

/** What the kept results say of the ads account, as the check reads it. */
export function adsEvidence(kept: readonly KeptResult[], connection: ConnectionView | null): Evidence {
  if (connection === null) return {}
  if (connection.state === 'needs_reconnect')
    return { ads: { kind: 'failed', failure: failureOfService({ kind: 'reauth' }) } }
  return connection.account === null ? withoutAccount(kept) : withAccount(kept, connection.account)
}

/** No account is chosen: there may be one, several or none to choose. Nothing is known while Google was not asked. */
function withoutAccount(kept: readonly KeptResult[]): Evidence {
  const listed = kept.find(({ read }) => read === 'accounts')
  if (listed?.failure) return unread(listed.failure)
  const { data } = adsAccountsData.safeParse(listed?.data)
  if (!data) return {}
  return {
    ads: {
      kind: 'read',
      chosen: null,
      accounts: data.accounts.map(({ id, name, manager, state }) => ({ id, name, manager, state })),
    },
  }
}

function withAccount(
  kept: readonly KeptResult[],
  { id, label }: NonNullable<ConnectionView['account']>,
): Evidence {
  const read = kept.find((one) => one.read === 'account')
  if (!read) return {}
  if (read.failure?.kind === 'needs_selection') {
    const state = closedStateOf(read.failure.code)
    return { ads: { kind: 'read', chosen: id, accounts: [{ id, name: label, manager: false, state }] } }
  }
  if (read.failure) return unread(read.failure)
  return {
    ads: { kind: 'read', chosen: id, accounts: [{ id, name: label, manager: false, state: 'enabled' }] },
  }
}

/** Somebody without any ads account is told so by an error. */
function unread(failure: NonNullable<KeptResult['failure']>): Evidence {
  if (failure.kind === 'not_found') return { ads: { kind: 'read', accounts: [], chosen: null } }
  return { ads: { kind: 'failed', failure: failureOfService(failure) } }
}
