import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { MIGRATIONS } from '#store/migrate.ts'
import { JOURNAL } from './versions.ts'
import { contractionsIn, EXPANDED_IN } from './expand-first.ts'

const tags = JOURNAL.entries.map(({ tag }) => tag)
/** The newest migration that was written before the rule. */
const LAST_WITHOUT_RULE = '0010_hand_over_asks'

test('a migration only expands, or names the earlier one that made the new place', () => {
  for (const tag of tags) {
    const found = contractionsIn(readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8'))
    if (found.length === 0) continue
    assert.ok(
      tag in EXPANDED_IN,
      `${tag} ${found.join(', ')}: workers of the version before may still run. Add the new place first, and contract in a later release.`,
    )
    const expanded = EXPANDED_IN[tag] ?? null
    if (expanded === null) assert.ok(tag <= LAST_WITHOUT_RULE, `${tag} has to name its expanding migration`)
    else assert.ok(tags.includes(expanded) && expanded < tag, `${expanded} is no migration before ${tag}`)
  }
  for (const tag of Object.keys(EXPANDED_IN)) assert.ok(tags.includes(tag), `${tag} is no migration`)
})

const CONTRACTING = [
  'ALTER TABLE "a" RENAME TO "b"',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'ALTER TABLE "a" DROP COLUMN "b"',
  'DROP TABLE "a"',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  'ALTER TABLE "a" DROP CONSTRAINT "a_b_unique"',
  'CREATE TABLE "c" (n int);\n--> statement-breakpoint\nDROP INDEX "a_by_b"',
]
for (const sql of CONTRACTING) {
  test(`what a worker of the version before does not survive is found: ${sql.replaceAll('\n', ' ')}`, () => {
    assert.equal(contractionsIn(sql).length, 1)
  })
}

const EXPANDING = [
  'CREATE TABLE "a" ("b" text NOT NULL)',
  'ALTER TABLE "a" ADD COLUMN "b" text',
  'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
  'CREATE INDEX "a_by_b" ON "a" USING btree ("b")',
  '-- What DROP TABLE "a" would do.\nSELECT 1',
]
for (const sql of EXPANDING) {
  test(`what only expands is allowed: ${sql.replaceAll('\n', ' ')}`, () => {
    assert.deepEqual(contractionsIn(sql), [])
  })
}
