import type { Pool } from 'pg'
import { SPREAD_MINUTES } from '#store/daily-reads.ts'

/** How the daily reads of one service went. */
export interface ServiceNight {
  service: string
  /** Accounts whose minute of the night has come, and those of them that were read. */
  due: number
  read: number
  /** Minutes from an account's own minute to its figures, of those that were read: half, 99 of 100, and the last; `null`: none was. */
  p50: number | null
  p99: number | null
  worst: number | null
  /** Accounts whose owner has to connect them again. No vendor withdraws a permission in this night, so there should be none. */
  again: number
}

const COLUMNS = `
  with accounts as (
    select c.id, c.owner_id, c.service, c.state, mod(abs(hashtext(c.id::text)::bigint), ${SPREAD_MINUTES}) as own,
           (select max(r.as_of) from connection_results r where r.connection_id = c.id and r.as_of >= $1) as read_at
      from connections c where c.service = any($3)
  ), late as (
    select *, case when read_at is not null then
             greatest(0, extract(epoch from (read_at - ($1::timestamptz + make_interval(mins => own::int))))) / 60 end as minutes
      from accounts where own <= $2
  )`

/** The night so far: `$1` its beginning, `$2` the minute that has come. */
export async function nightOf(
  pool: Pool,
  { began, minute, services }: { began: Date; minute: number; services: readonly string[] },
): Promise<ServiceNight[]> {
  const { rows } = await pool.query<ServiceNight>(
    `${COLUMNS}
     select service, count(*)::int as due, count(read_at)::int as read,
            round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float as p50,
            round(percentile_cont(0.99) within group (order by minutes)::numeric, 1)::float as p99,
            round(max(minutes)::numeric, 1)::float as worst,
            count(*) filter (where state = 'needs_reconnect')::int as again
       from late group by service order by service`,
    [began, minute, services],
  )
  return rows
}

/**
 * How the longest wait of each owner spreads, in minutes: half of the owners, 99 of 100, and the one who waited longest. An account that was not read
 * has waited until now.
 */
export async function ownersWaits(
  pool: Pool,
  { began, minute, services }: { began: Date; minute: number; services: readonly string[] },
): Promise<{ p50: number; p99: number; worst: number } | undefined> {
  const { rows } = await pool.query<{ p50: number; p99: number; worst: number }>(
    `${COLUMNS}, owners as (select owner_id, max(coalesce(minutes, $2 - own)) as longest from late group by owner_id)
     select round(percentile_cont(0.5) within group (order by longest)::numeric, 1)::float as p50,
            round(percentile_cont(0.99) within group (order by longest)::numeric, 1)::float as p99,
            round(max(longest)::numeric, 1)::float as worst from owners`,
    [began, minute, services],
  )
  return rows[0]
}
