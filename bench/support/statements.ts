import type { Pool } from 'pg'

const SLOW_MS = 50

/** Begins to count statements where the server can (`shared_preload_libraries=pg_stat_statements`); `false`: it cannot. */
export async function watchStatements(pool: Pool): Promise<boolean> {
  try {
    await pool.query('create extension if not exists pg_stat_statements')
    await pool.query('select pg_stat_statements_reset()')
    return true
  } catch {
    // The extension is missing or not loaded: the bench says so.
    return false
  }
}

/** The statements that once took over 50 ms since the count began, in lines. */
export async function slowStatements(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ mean: number; worst: number; calls: number; text: string }>(
    `select round(mean_exec_time::numeric, 1)::float8 as mean, round(max_exec_time::numeric, 1)::float8 as worst, calls::int,
            left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as text
       from pg_stat_statements where max_exec_time > $1 order by max_exec_time desc limit 10`,
    [SLOW_MS],
  )
  if (rows.length === 0) return `no statement took ${SLOW_MS} ms`
  return rows
    .map(({ mean, worst, calls, text }) => `${mean} ms (worst ${worst}), ${calls} times: ${text}`)
    .join('\n')
}
