import assert from 'node:assert/strict'
import type { AnyRead, Connector } from '#connectors/connector.ts'
import type { ConnectedAccount, ConnectorContext, Grant } from '#connectors/context.ts'

/** A permission with this token. */
export const grantOf = (accessToken: string): Grant => ({
  accessToken,
  accessExpiresAt: null,
  refreshToken: null,
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
})

/** Runs one read of a connector for an account with a token. */
export function readerOf({ read }: Connector, context: () => ConnectorContext) {
  return (name: string, token: string, account: ConnectedAccount | null) => {
    const one: AnyRead | undefined = read[name]
    assert.ok(one, `there is no read ${name}`)
    return one.run(context(), {}, { grant: grantOf(token), account, siteHost: null })
  }
}
