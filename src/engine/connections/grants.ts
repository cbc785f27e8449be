import { setTimeout as wait } from 'node:timers/promises'
import type { FailureKind } from '#core/connections/failures.ts'
import type { Connect } from '#connectors/connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '#connectors/context.ts'
import { refreshTokens } from '#net/oauth.ts'
import { clientOf, renewedGrant } from './oauth-client.ts'
import type { GrantStore, LockedGrant } from './store.ts'

/** A grant that ends within this time is renewed before it is used. */
export const RENEWED_BEFORE_MS = 60_000

/** Where a grant is used. */
export interface GrantUse {
  connectionId: string
  connect: Connect
  context: ConnectorContext
}

/** A grant that the service has renewed, and the one that was sent for it. */
interface Renewal {
  before: Grant
  after: Grant
}

type IsEnough = (locked: Pick<LockedGrant, 'isRenewalOpen'>, grant: Grant) => boolean

const GONE: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }
/** After these the service may have renewed the grant or not. */
const UNKNOWN: ReadonlySet<FailureKind> = new Set(['vendor_down', 'bad_shape'])
/** Pauses between tries to store a renewed grant while the database is away. */
const STORE_AGAIN_MS = [200, 1_000, 3_000, 5_000, 10_000, 20_000, 20_000] as const

/**
 * Gives grants that are fit for a call. One refresh runs at a time for each connection: in this process by a shared promise, between processes by
 * a lock of the row. Whoever waits reads the row again. That a renewal begins is committed before the service is asked; the renewed grant is
 * committed before anybody uses it (decision 17).
 */
export class Grants {
  readonly #store: GrantStore
  readonly #pause: (ms: number) => Promise<unknown>
  readonly #renewing = new Map<string, Promise<ReadResult<Grant>>>()

  constructor(store: GrantStore, pause: (ms: number) => Promise<unknown> = wait) {
    this.#store = store
    this.#pause = pause
  }

  /** `refused`: an access token that the service has just refused, so that another one is needed. */
  async usable(use: GrantUse, refused: string | null = null): Promise<ReadResult<Grant>> {
    const grant = await this.#store.grantOf(use.connectionId)
    if (!grant) return GONE
    if (isFit(grant, refused, use.context.now())) return { ok: true, data: grant }
    const isEnough: IsEnough = (_, now) => isFit(now, refused, use.context.now())
    const renewed = await this.#renewedOnce(use, isEnough)
    // It may be what somebody else was content with, to whom this token was not refused.
    return renewed.ok && renewed.data.accessToken === refused ? this.#renewedOnce(use, isEnough) : renewed
  }

  /** Renews a grant that nobody used since a time, so that it does not end. */
  keepAlive(use: GrantUse): Promise<ReadResult<Grant>> {
    return this.#renewedOnce(use, () => false)
  }

  /** Makes a renewal again whose outcome is not known. */
  finish(use: GrantUse): Promise<ReadResult<Grant>> {
    return this.#renewedOnce(use, ({ isRenewalOpen }) => !isRenewalOpen)
  }

  /** Ends a connection whose grant the service refused also after a refresh, unless it was connected again meanwhile. */
  async end({ connectionId, context }: GrantUse, refused: string): Promise<void> {
    await this.#store.withGrant(connectionId, async (locked) => {
      if (locked.grant?.accessToken === refused) await locked.end({ kind: 'reauth' }, context.now())
    })
  }

  #renewedOnce(use: GrantUse, isEnough: IsEnough): Promise<ReadResult<Grant>> {
    const going = this.#renewing.get(use.connectionId)
    if (going) return going
    const renewing = this.#renewed(use, isEnough).finally(() => this.#renewing.delete(use.connectionId))
    this.#renewing.set(use.connectionId, renewing)
    return renewing
  }

  async #renewed(use: GrantUse, isEnough: IsEnough): Promise<ReadResult<Grant>> {
    const enough = await this.#underLock(use, isEnough, async (locked) => {
      await locked.begin(use.context.now())
      return null
    })
    if (enough !== null) return enough
    const inHand: { renewal?: Renewal } = {}
    try {
      return await this.#underLock(use, isEnough, async (locked, before) => {
        const renewed = await asked(use, before)
        if (renewed.ok) inHand.renewal = { before, after: renewed.data }
        await keep(use, locked, renewed)
        return renewed
      })
    } catch (error) {
      const { renewal } = inHand
      if (!renewal) throw error
      await this.#storeLater(use, renewal, error)
      return { ok: true, data: renewal.after }
    }
  }

  /** Works under the lock, unless the grant is gone or enough. */
  async #underLock<Result>(
    { connectionId }: GrantUse,
    isEnough: IsEnough,
    work: (locked: LockedGrant, grant: Grant) => Promise<Result>,
  ): Promise<Result | ReadResult<Grant>> {
    const done = await this.#store.withGrant(connectionId, async (locked) => {
      const { grant } = locked
      if (!grant) return { result: GONE }
      return {
        result: isEnough(locked, grant) ? { ok: true as const, data: grant } : await work(locked, grant),
      }
    })
    return done === null ? GONE : done.result
  }

  /** Stores a renewed grant that could not be committed. Nobody else has it, and the one before may be refused. */
  async #storeLater(
    { connectionId, context }: GrantUse,
    { before, after }: Renewal,
    first: unknown,
  ): Promise<void> {
    for (const ms of STORE_AGAIN_MS) {
      await this.#pause(ms)
      try {
        await this.#store.withGrant(connectionId, async (locked) => {
          if (locked.grant?.accessToken === before.accessToken) await locked.save(after, context.now())
        })
        return
      } catch (error) {
        // The next try, or the error that began it, says what is wrong.
        if (!(error instanceof Error)) throw error
      }
    }
    throw first
  }
}

const isFit = ({ accessToken, accessExpiresAt }: Grant, refused: string | null, now: Date): boolean =>
  accessToken !== refused &&
  (accessExpiresAt === null || Date.parse(accessExpiresAt) - now.getTime() > RENEWED_BEFORE_MS)

const asked = ({ connect, context }: GrantUse, grant: Grant): Promise<ReadResult<Grant>> =>
  connect.refresh ? connect.refresh(context, grant) : byRefreshToken(context, connect, grant)

/** Keeps what a service answered to a renewal. Where it may have renewed the grant all the same, the note that it began stays. */
async function keep({ context }: GrantUse, locked: LockedGrant, renewed: ReadResult<Grant>): Promise<void> {
  if (renewed.ok) return locked.save(renewed.data, context.now())
  const { failure } = renewed
  if (failure.kind === 'reauth') await locked.end(failure, context.now())
  else if (!UNKNOWN.has(failure.kind)) await locked.forget()
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
