import type { ClientBase } from 'pg'
import { z } from 'zod'

/** A table of ours, with its writable columns. */
export interface Table {
  name: string
  columns: string[]
}

const tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))

/**
 * All our tables (schema `public`). Left out are those of the queue, which pg-boss makes and whose jobs are made again from our rows, and the list of
 * migrations, which those of a restore write.
 */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    GROUP BY c.relname ORDER BY c.relname`)
  return tables.parse(rows)
}

const foreignKeys = z.array(z.object({ drop: z.string(), add: z.string() }))

/** Statements that drop each foreign key, and add it again (which checks every row). */
export async function foreignKeysOf(client: ClientBase): Promise<z.infer<typeof foreignKeys>> {
  const { rows } = await client.query(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  return foreignKeys.parse(rows)
}

const counters = z.array(z.object({ sequence: z.string(), table: z.string(), column: z.string() }))

/** Columns with an automatic number, with the sequence of each. */
export async function countersOf(client: ClientBase): Promise<z.infer<typeof counters>> {
  const { rows } = await client.query(`
    SELECT pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence, c.relname AS table, a.attname AS column
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`)
  return counters.parse(rows)
}
