import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { openPool } from '#store/database.ts'
import { user } from '#store/schema/auth.ts'
import { testDatabase } from '#support/database.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let store: ReturnType<typeof openPool>
before(async () => {
  database = await testDatabase()
  store = openPool(database.url, 1)
})
after(async () => {
  await store.close()
  await database.close()
})

/** Runs `fettle operator`, and gives its exit status and what it said. */
function operator(...args: string[]): Promise<{ status: number; told: string }> {
  const main = join(import.meta.dirname, '../src/cli/main.ts')
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, 'operator', ...args], { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, told: stdout + stderr }),
    )
  })
}

test('an account is made the operator by its address, and no other account', async () => {
  const { db } = store
  await db.insert(user).values([
    { name: 'Olive', email: 'olive@example.com' },
    { name: 'Mia', email: 'mia@example.com' },
  ])
  const { status, told } = await operator('Olive@Example.com')
  assert.deepEqual([status, /is the operator now/u.test(told)], [0, true], told)
  const operators = await db.select({ email: user.email }).from(user).where(eq(user.operator, true))
  assert.deepEqual(operators, [{ email: 'olive@example.com' }])
})

test('an address without an account is told, and so is a missing one', async () => {
  const unknown = await operator('nobody@example.com')
  assert.deepEqual([unknown.status, /There is no account/u.test(unknown.told)], [1, true], unknown.told)
  assert.equal((await operator()).status, 2)
})
