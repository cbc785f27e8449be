import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { testDatabase } from '#support/database.ts'

describe('every foreign key', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let client: Client
  before(async () => {
    database = await testDatabase()
    client = new Client({ connectionString: database.url })
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.close()
  })

  it('has an index: without one, each deleted row is looked for in the whole table', async () => {
    const { rows } = await client.query<{ key: string }>(`
      select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as key
        from pg_constraint c
        cross join lateral unnest(c.conkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and not exists (
           select 1 from pg_index i
            where i.indrelid = c.conrelid and i.indpred is null
              and c.conkey[1] = i.indkey[0])
       group by c.oid, c.conrelid order by 1`)
    assert.deepEqual(
      rows.map(({ key }) => key),
      [],
    )
  })
})
