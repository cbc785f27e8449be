import { Client, escapeIdentifier } from 'pg'
import { z } from 'zod'
import { tablesOf } from './tables.ts'

const counted = z.tuple([z.object({ rows: z.coerce.number() })])

/** Numbers of rows, by table. */
export async function countRows(url: string): Promise<Map<string, number>> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = new Map<string, number>()
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(`SELECT count(*) AS rows FROM public.${escapeIdentifier(name)}`)
      found.set(name, counted.parse(rows)[0].rows)
    }
    return found
  } finally {
    await client.end()
  }
}
