import { and, desc, eq, sql } from 'drizzle-orm'
import { serviceQuota, type ServiceQuota } from '#core/connections/quota.ts'
import type { NoteRead } from '#core/connections/note-reads.ts'
import type { Queries } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'

/** Under this name a connection keeps what the service said of its account's quota. */
const QUOTA = { read: 'quota' satisfies NoteRead, subject: '' } as const
const { connectionId, read, subject, data } = connectionResults
const ofQuota = and(eq(read, QUOTA.read), eq(subject, QUOTA.subject))

/** Keeps what a service said of an account's quota, unless the connection has another account by now, or none. */
export async function noteAccountQuota(
  db: Queries,
  { id, accountId }: { id: string; accountId: string | null },
  quota: ServiceQuota,
): Promise<void> {
  await db.execute(sql`
    insert into ${connectionResults} (connection_id, origin, read, subject, data)
      select id, mode, ${QUOTA.read}, ${QUOTA.subject}, ${JSON.stringify(quota)}::jsonb
        from ${connections} where id = ${id} and mode = 'live' and account_id is not distinct from ${accountId}::text
      on conflict (connection_id, read, subject) do update set data = excluded.data`)
}

/** What a service last said of an account's quota; `null`: nothing, or it has started again since. */
export async function accountQuotaOf(db: Queries, id: string, at: Date): Promise<ServiceQuota | null> {
  const [row] = await db
    .select({ data })
    .from(connectionResults)
    .where(and(eq(connectionId, id), ofQuota))
  return stillHolds(row?.data, at)
}

/** What a service last said of the account that has used the largest share of its quota; `null`: nothing that still holds. */
export async function fullestAccountOf(db: Queries, service: string, at: Date): Promise<ServiceQuota | null> {
  const [row] = await db
    .select({ data })
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionId))
    .where(
      and(
        eq(connections.service, service),
        ofQuota,
        sql`(${data} ->> 'resetsAt')::timestamptz > ${at.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(sql`(${data} ->> 'used')::float / (${data} ->> 'most')::float`))
    .limit(1)
  return stillHolds(row?.data, at)
}

function stillHolds(kept: unknown, at: Date): ServiceQuota | null {
  const quota = serviceQuota.safeParse(kept).data
  return quota !== undefined && Date.parse(quota.resetsAt) > at.getTime() ? quota : null
}
