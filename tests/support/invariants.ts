import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS, newestOf } from '#store/migrate.ts'
import type { AtWork } from './at-work.ts'
import type { HttpBrowser } from './http-browser.ts'
import { PASSWORD, type Product } from './product.ts'
import { SHOP } from './product-sites.ts'
import { backupRestores, foreignKeysHold } from './sound-database.ts'
import { until } from './until.ts'

/**
 * What must be true after every fault (reliability, part 5): nothing acknowledged is lost, nothing happened twice, no scan is stuck, no
 * process or profile is left over, no secret is in the log, the product works, nobody sees data of others, the
 * database is consistent, and a backup of the moment restores elsewhere.
 */
export async function keepsItsPromises(
  product: Product,
  work: AtWork,
  acknowledged: { scans?: readonly string[]; owners?: readonly string[] } = {},
): Promise<void> {
  await nothingIsStuck(work)
  await nothingIsLost(work, acknowledged)
  await nothingIsTwice(work)
  await nobodyIsLeft(product)
  await nothingIsLeaked(product)
  await itServes(product, work)
  await theDatabaseAgrees(product, work)
  await foreignKeysHold(work.pool)
  await backupRestores(await product.databaseUrl(), product.data)
}

async function nothingIsStuck({ pool }: AtWork): Promise<void> {
  await until(
    'no scan waits or runs, and no job is worked on',
    async () => {
      const going = await pool.query("select 1 from scans where state in ('queued', 'running')")
      const active = await pool.query(
        "select 1 from pgboss.job where name = 'scan' and state in ('active', 'retry')",
      )
      return going.rowCount === 0 && active.rowCount === 0
    },
    60_000,
  )
}

async function nothingIsLost(
  { pool }: AtWork,
  { scans = [], owners = [] }: { scans?: readonly string[]; owners?: readonly string[] },
): Promise<void> {
  const kept = await pool.query('select 1 from scans where id = any($1)', [scans])
  assert.equal(kept.rowCount, scans.length, 'a scan that was taken on is lost')
  const accounts = await pool.query('select 1 from "user" where email = any($1)', [owners])
  assert.equal(accounts.rowCount, owners.length, 'an account that was made is lost')
}

async function nothingIsTwice({ pool }: AtWork): Promise<void> {
  const twice = await pool.query(
    'select scan_id, "check" from results group by scan_id, "check" having count(*) > 1',
  )
  assert.deepEqual(twice.rows, [], 'a check has two results in one scan')
  const mails = await pool.query(
    "select 1 from mails where kind = 'verify' group by owner_id, kind having count(*) > 1",
  )
  assert.equal(mails.rowCount, 0, 'a mail was written twice')
}

async function nobodyIsLeft({ run }: Product): Promise<void> {
  const names = (): string[] => run.leftOver().map(({ pid, command }) => `${pid} ${command.slice(0, 120)}`)
  await until('nobody is left over', () => names().length === 0).catch((cause: unknown) => {
    throw new Error(`left over: ${names().join('; ')}`, { cause })
  })
}

async function nothingIsLeaked({ run, databaseUrl }: Product): Promise<void> {
  const { password } = new URL(await databaseUrl())
  for (const secret of [PASSWORD, decodeURIComponent(password), 'better-auth.session_token'])
    if (secret !== '') assert.ok(!run.log.includes(secret), 'a secret is in the log')
}

async function itServes(product: Product, work: AtWork): Promise<void> {
  assert.equal((await product.visitor().raw('/')).status, 200)
  const owner = await work.ownerOf(SHOP)
  assert.equal((await owner.get('/me')).status, 200)
  await nothingIsMixed(owner, work)
  const scan = await work.scan(owner.website.id, ['ssl'])
  assert.equal((await work.ended(scan)).state, 'done')
}

/** All stored data of an owner names nobody else. */
async function nothingIsMixed(owner: HttpBrowser & { email: string }, { pool }: AtWork): Promise<void> {
  const { status, text } = await owner.get('/export')
  assert.equal(status, 200)
  const words = new Set(text.split(/[^\w.@+-]+/u))
  assert.ok(words.has(owner.email))
  const others = await pool.query<{ email: string }>('select email from "user" where email <> $1', [
    owner.email,
  ])
  for (const { email } of others.rows) assert.ok(!words.has(email), "an export names somebody else's account")
}

async function theDatabaseAgrees({ data }: Product, { pool }: AtWork): Promise<void> {
  const wrong = await pool.query(
    `select id from scans s where state = 'done'
       and (finished <> cardinality(checks) or finished <> (select count(*) from results r where r.scan_id = s.id))`,
  )
  assert.deepEqual(wrong.rows, [], 'a scan is done whose results are not all there')
  const ended = await pool.query("select id from scans where state = 'failed' and reason is null")
  assert.deepEqual(ended.rows, [], 'a scan failed without a reason')
  const { rows } = await pool.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  assert.equal(Number(rows[0]?.newest), newestOf(MIGRATIONS))
  const files = await pool.query<{ file: string }>('select file from evidence')
  for (const { file } of files.rows) await stat(join(data, 'files', file))
}
