import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { folderFiles } from '#server/files/folder-files.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { testDatabase } from './database.ts'

interface Queries {
  query: Pool['query']
}

/** Each foreign key of one column has its row, whatever PostgreSQL assumed before it was killed. */
export async function foreignKeysHold(db: Queries): Promise<void> {
  const { rows: keys } = await db.query<{ child: string; column: string; parent: string; named: string }>(`
    select c.conrelid::regclass::text as child, quote_ident(a.attname) as column,
           c.confrelid::regclass::text as parent, quote_ident(b.attname) as named
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace`)
  assert.ok(keys.length > 10, 'the tables have their foreign keys')
  for (const { child, column, parent, named } of keys) {
    const lost = await db.query(
      `select 1 from ${child} c where ${column} is not null
         and not exists (select 1 from ${parent} p where p.${named} = c.${column}) limit 1`,
    )
    assert.equal(lost.rowCount, 0, `${child}.${column} names a row of ${parent} that is not there`)
  }
}

/** A backup of this moment restores elsewhere, and the restored data is consistent. */
export async function backupRestores(databaseUrl: string, dataFolder: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-restored-'))
  const to = await testDatabase()
  try {
    const archive = join(folder, 'backup.tar.gz')
    const files = folderFiles(join(dataFolder, 'files'))
    const made = await makeBackup({ databaseUrl, files, secret: null }, archive, new Date())
    const target = {
      databaseUrl: to.url,
      files: folderFiles(join(folder, 'files')),
      dataFolder: folder,
      keepSecret: () => undefined,
    }
    assert.deepEqual(await restoreBackup(archive, target, { replace: false }), made)
    const client = new Client({ connectionString: to.url })
    await client.connect()
    try {
      await foreignKeysHold(client)
    } finally {
      await client.end()
    }
  } finally {
    await to.close()
    await rm(folder, { recursive: true, force: true })
  }
}
