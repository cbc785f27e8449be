import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { makeBackup } from '#server/backup/make-backup.ts'
import { folderFiles } from '#server/files/folder-files.ts'
import { openPool } from '#store/database.ts'
import { SECRET } from '#support/api.ts'
import { testDatabase } from '#support/database.ts'
import { archiveOf, JOURNAL } from '../tests/upgrades/versions.ts'
import { makeOwners } from './support/owners.ts'

// Keeps a backup of made-up data as this version writes it, with a session of its owner, for the tests of later upgrades. Before each release
// with a new migration:
//   npm run -s upgrade:data
const SESSIONS = join(import.meta.dirname, '../tests/upgrades/data/sessions.json')
const version = JOURNAL.entries.at(-1)?.tag ?? ''
const database = await testDatabase()
const store = openPool(database.url, 4)
const folder = mkdtempSync(join(tmpdir(), 'fettle-upgrade-data-'))
try {
  const [owner] = await makeOwners({ ...store, secret: SECRET }, 2)
  await store.pool.query("update session set expires_at = '2999-01-01'")
  for (const row of rows()) await store.pool.query(row)
  const files = folderFiles(folder)
  await files.put('reports/kept.pdf', Buffer.from('%PDF-1.4 made up'))
  rmSync(archiveOf(version), { force: true })
  const source = { databaseUrl: database.url, files, secret: SECRET }
  await makeBackup(source, archiveOf(version), new Date())
  const sessions = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(SESSIONS, 'utf8')))
  writeFileSync(SESSIONS, `${JSON.stringify({ ...sessions, [version]: owner }, null, 2)}\n`)
  console.log(archiveOf(version))
} finally {
  await store.close()
  await database.close()
  rmSync(folder, { recursive: true })
}

/** What the owners have beside websites, results and plans. */
function rows(): string[] {
  return [
    `insert into hand_overs (owner_id, website_id, token_hash, expires_at)
       select owner_id, id, 'link of ' || host, '2999-01-01' from websites where owner_id is not null`,
    `insert into overrides (website_id, "check", kind, status, expires_at)
       select website_id, 'ssl', 'done', status, '2999-01-01' from results where "check" = 'ssl' order by at desc limit 1`,
    `insert into mails (owner_id, "to", kind, subject, text, html, state, dedupe_key)
       select owner_id, 'owner@owners.fixture', 'summary', 'Your month', 'One mail', '<p>One mail</p>', 'sent', 'once'
         from websites order by host limit 1`,
    `insert into settings (key, value) values ('notice', '{"value": "Back on Monday", "version": 1}')`,
    'insert into summaries (owner_id) select owner_id from websites order by host limit 1',
  ]
}
