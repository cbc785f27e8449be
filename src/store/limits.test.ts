import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testStore, type TestStore } from '#support/store.ts'
import type { Database } from './database.ts'
import { countUnits, forget, hit, sweepLimits, takeBack } from './limits.ts'

let db: Database
let store: TestStore

before(async () => {
  store = await testStore()
  db = store.db
})
after(() => store.close())

const THREE = { windowSeconds: 60, most: 3 }
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)

test('three tries a minute are allowed, the fourth gets the time to wait, and the window slides', async () => {
  for (const second of [0, 10, 20]) assert.equal((await hit(db, 'a', THREE, at(second))).allowed, true)
  assert.deepEqual(await hit(db, 'a', THREE, at(30)), { allowed: false, retryAfterSeconds: 30 })
  assert.deepEqual(await hit(db, 'a', THREE, at(59)), { allowed: false, retryAfterSeconds: 1 })
  assert.equal((await hit(db, 'a', THREE, at(60))).allowed, true)
  assert.deepEqual(await hit(db, 'a', THREE, at(61)), { allowed: false, retryAfterSeconds: 9 })
})

test('a refused try is not counted, so more tries do not lengthen the wait', async () => {
  for (const second of [0, 1, 2]) await hit(db, 'b', THREE, at(second))
  for (const second of [3, 30, 58]) assert.equal((await hit(db, 'b', THREE, at(second))).allowed, false)
  assert.equal((await hit(db, 'b', THREE, at(60))).allowed, true)
})

test('of twenty tries at the same moment exactly three are allowed', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => hit(db, 'c', THREE, at(0))))
  assert.equal(tries.filter(({ allowed }) => allowed).length, 3)
})

test('a try taken back allows one more; a cleared count allows all', async () => {
  for (const second of [0, 1, 2]) await hit(db, 'd', THREE, at(second))
  await takeBack(db, 'd')
  assert.equal((await hit(db, 'd', THREE, at(3))).allowed, true)
  assert.equal((await hit(db, 'd', THREE, at(4))).allowed, false)
  await forget(db, 'd')
  assert.equal((await hit(db, 'd', THREE, at(5))).allowed, true)
})

test('taking back a try that was never counted changes nothing', async () => {
  await takeBack(db, 'e')
  await hit(db, 'e', THREE, at(0))
  await takeBack(db, 'e')
  await takeBack(db, 'e')
  for (const second of [1, 2, 3]) assert.equal((await hit(db, 'e', THREE, at(second))).allowed, true)
  assert.equal((await hit(db, 'e', THREE, at(4))).allowed, false)
})

test('the sweep keeps counts whose window has not ended', async () => {
  for (const second of [0, 1, 2]) await hit(db, 'f', THREE, at(second))
  await sweepLimits(db, at(61))
  assert.equal((await hit(db, 'f', THREE, at(59))).allowed, false)
  await sweepLimits(db, at(119.1))
  assert.equal((await hit(db, 'f', THREE, at(59))).allowed, true)
})

test('units are counted together, refused whole, given back, and end at their time', async () => {
  const until = at(3_600)
  const count = (units: number, key = 'units') => countUnits(db, key, { units, most: 50, until })
  const tries = await Promise.all(Array.from({ length: 20 }, () => count(9)))
  assert.equal(tries.filter((allowed) => allowed).length, 5)
  assert.equal(await count(6), false)
  assert.equal(await count(-3), true)
  assert.equal(await count(8), true)
  assert.equal(await count(1), false)
  assert.equal(await count(-500), true)
  assert.equal(await count(50), true)
  assert.equal(await count(51, 'other'), false)
  await sweepLimits(db, at(3_601))
  assert.equal(await count(50), true)
})
