import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'

/** The database has this hash in place of a session's token: whoever reads it there cannot sign in. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Called for changes in the database. */
export interface Watch {
  /** Some session ended or some account changed: caches of them must be cleared. */
  onChange: () => void
  /** The address of an account changed. */
  onNewAddress: (ownerId: string) => Promise<void>
}

type Open = (options: BetterAuthOptions) => DBAdapter

/**
 * A database adapter that stores only hashes of session tokens, while better-auth works with the token itself: the token is hashed in
 * writes and queries, and put back into what a query by it returns. A list of sessions therefore shows hashes.
 */
export const sealedAdapter =
  (open: Open, watch: Watch): Open =>
  (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      ...sealed(adapter, watch),
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...sealed(inner, watch) })),
    }
  }

type Calls = Pick<
  DBTransactionAdapter,
  | 'create'
  | 'findOne'
  | 'findMany'
  | 'count'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'consumeOne'
>

function sealed(adapter: Calls, watch: Watch): Calls {
  return {
    async create(call) {
      const token = call.model === 'session' ? call.data['token'] : undefined
      if (typeof token !== 'string') return adapter.create(call)
      return withToken(
        await adapter.create({ ...call, data: { ...call.data, token: tokenHash(token) } }),
        token,
      )
    },
    findOne: async (call) => withToken(await adapter.findOne(seal(call)), tokenIn(call)),
    findMany: (call) => adapter.findMany(call.where ? seal({ ...call, where: call.where }) : call),
    count: (call) => adapter.count(call.where ? seal({ ...call, where: call.where }) : call),
    async update<Row>(call: Parameters<Calls['update']>[0]) {
      const row = withToken(await adapter.update<Row>(seal(call)), tokenIn(call))
      await tellOfUpdate(call, row, watch)
      return row
    },
    async updateMany(call) {
      const count = await adapter.updateMany(seal(call))
      watch.onChange()
      return count
    },
    async delete(call) {
      await adapter.delete(seal(call))
      watch.onChange()
    },
    async deleteMany(call) {
      const count = await adapter.deleteMany(seal(call))
      watch.onChange()
      return count
    },
    consumeOne: (call) => adapter.consumeOne(seal(call)),
  }
}

interface Call {
  model: string
  where: Where[]
}

/** The same call, with the hash in place of a session's token. */
function seal<C extends Call>(call: C): C {
  if (call.model !== 'session') return call
  return { ...call, where: call.where.map((where) => (where.field === 'token' ? hashed(where) : where)) }
}

function hashed(where: Where): Where {
  const { value } = where
  if (typeof value === 'string') return { ...where, value: tokenHash(value) }
  return Array.isArray(value) ? { ...where, value: value.map((token) => tokenHash(String(token))) } : where
}

function tokenIn({ model, where }: Call): string | undefined {
  const value = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined
  return typeof value === 'string' ? value : undefined
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  if (token !== undefined && typeof row === 'object' && row !== null) Object.assign(row, { token })
  return row
}

async function tellOfUpdate(call: Call & { update: object }, row: unknown, watch: Watch): Promise<void> {
  watch.onChange()
  if (call.model !== 'user' || !('email' in call.update)) return
  if (typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string') {
    await watch.onNewAddress(row.id)
  }
}
