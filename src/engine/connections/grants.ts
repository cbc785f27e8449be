import type { Connect } from '#connectors/connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '#connectors/context.ts'
import { refreshTokens } from '#net/oauth.ts'
import { clientOf, renewedGrant } from './oauth-client.ts'
import type { GrantStore, LockedGrant } from './store.ts'

/** A grant that ends within this time is renewed before it is used. */
const SOON_MS = 60_000

/** Where a grant is used. */
export interface GrantUse {
  connectionId: string
  connect: Connect
  context: ConnectorContext
}

const GONE: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }

/**
 * Gives grants that are fit for a call. One refresh runs at a time for each connection: in this process by a shared promise, between processes by
 * a lock of the row. Whoever waits reads the row again. A renewed grant is committed before anybody uses it.
 */
export class Grants {
  readonly #store: GrantStore
  readonly #renewing = new Map<string, Promise<ReadResult<Grant>>>()

  constructor(store: GrantStore) {
    this.#store = store
  }

  /** `refused`: an access token that the service has just refused, so that another one is needed. */
  async usable(use: GrantUse, refused: string | null = null): Promise<ReadResult<Grant>> {
    const grant = await this.#store.grantOf(use.connectionId)
    if (!grant) return GONE
    if (isFit(grant, refused, use.context.now())) return { ok: true, data: grant }
    return this.#renewedOnce(use, (now) => isFit(now, refused, use.context.now()))
  }

  /** Renews a grant that nobody used since a time, so that it does not end. */
  keepAlive(use: GrantUse): Promise<ReadResult<Grant>> {
    return this.#renewedOnce(use, () => false)
  }

  /** Ends a connection whose grant the service refused also after a refresh, unless it was connected again meanwhile. */
  async end({ connectionId, context }: GrantUse, refused: string): Promise<void> {
    await this.#store.withGrant(connectionId, async (locked) => {
      if (locked.grant?.accessToken === refused) await locked.end({ kind: 'reauth' }, context.now())
    })
  }

  #renewedOnce(use: GrantUse, isEnough: (grant: Grant) => boolean): Promise<ReadResult<Grant>> {
    const going = this.#renewing.get(use.connectionId)
    if (going) return going
    const renewing = this.#renewed(use, isEnough).finally(() => this.#renewing.delete(use.connectionId))
    this.#renewing.set(use.connectionId, renewing)
    return renewing
  }

  async #renewed(use: GrantUse, isEnough: (grant: Grant) => boolean): Promise<ReadResult<Grant>> {
    const result = await this.#store.withGrant(
      use.connectionId,
      async (locked): Promise<ReadResult<Grant>> => {
        const { grant } = locked
        if (!grant) return GONE
        return isEnough(grant) ? { ok: true, data: grant } : renew(use, locked, grant)
      },
    )
    return result ?? GONE
  }
}

const isFit = ({ accessToken, accessExpiresAt }: Grant, refused: string | null, now: Date): boolean =>
  accessToken !== refused &&
  (accessExpiresAt === null || Date.parse(accessExpiresAt) - now.getTime() > SOON_MS)

async function renew(
  { connect, context }: GrantUse,
  locked: LockedGrant,
  grant: Grant,
): Promise<ReadResult<Grant>> {
  const renewed = await (connect.refresh
    ? connect.refresh(context, grant)
    : byRefreshToken(context, connect, grant))
  if (renewed.ok) await locked.save(renewed.data, context.now())
  else if (renewed.failure.kind === 'reauth') await locked.end(renewed.failure, context.now())
  return renewed
}

async function byRefreshToken(
  context: ConnectorContext,
  connect: Connect,
  grant: Grant,
): Promise<ReadResult<Grant>> {
  if (grant.refreshToken === null) return GONE
  const answer = await refreshTokens(clientOf(context, connect), grant.refreshToken)
  return answer.ok ? { ok: true, data: renewedGrant(grant, answer.tokens, context.now()) } : answer
}
