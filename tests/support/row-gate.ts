import type { Pool, PoolClient } from 'pg'
import { until } from './until.ts'

/** The advisory lock at which statements wait. */
const LOCK = 470_013

/** Moments at which a process can be held inside of the database, by what it is about to write. */
export const GATES = {
  'the beginning of a renewal': `before insert on connection_results for each row when (new.read = 'renewal')`,
  'a renewed grant': `before update on connections for each row when (old."grant" is distinct from new."grant")`,
  'what was read': `before insert or update on connection_results for each row when (new.read = 'summary' and new.data is not null)`,
  'another key': `before update on connections for each row when (old.key_id is distinct from new.key_id)`,
} as const
export type Gate = keyof typeof GATES

/** Holds the processes of a product at statements of theirs, until it is opened. */
export class RowGate {
  readonly #pool: Pool
  #holder: PoolClient | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** From now on, statements that do this wait. */
  async shut(gate: Gate): Promise<void> {
    await this.#pool.query(`
      create or replace function wait_at_gate() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
      create trigger gate ${GATES[gate]} execute function wait_at_gate()`)
    this.#holder = await this.#pool.connect()
    await this.#holder.query(`select pg_advisory_lock(${LOCK})`)
  }

  /** Waits until as many statements wait here. */
  waiting(count: number): Promise<unknown> {
    return until(`${count} wait at the gate`, async () => {
      const { rowCount } = await this.#pool.query(
        `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
      return rowCount === count
    })
  }

  /** Lets everything through, and what comes later. */
  async open(): Promise<void> {
    await this.#holder?.query(`select pg_advisory_unlock(${LOCK})`)
    this.#holder?.release()
    this.#holder = null
    await this.#pool.query(
      'drop trigger if exists gate on connections; drop trigger if exists gate on connection_results',
    )
  }
}

/** Holds the rows of connections themselves, as a process that renews their grants does. Call the answer to let go. */
export async function holdRows(pool: Pool, ids: readonly string[]): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  for (const id of ids) await client.query('select from connections where id = $1 for no key update', [id])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until as many statements of the product wait for rows. */
export const rowsWaitedFor = (pool: Pool, count: number): Promise<unknown> =>
  until(`${count} wait for a row`, async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and wait_event in ('tuple', 'transactionid') and query ilike '%for no key update%' and pid <> pg_backend_pid()`,
    )
    return (rowCount ?? 0) >= count
  })
