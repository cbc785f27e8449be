import assert from 'node:assert/strict'
import {
  chownSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { HOUR_MS } from '#core/time-units.ts'
import { sweepLeftFolders } from './left-folders.ts'

test('folders of drills are removed when their process has died, and nothing that they may lead to', async (t) => {
  const around = mkdtempSync(join(tmpdir(), 'fettle-left-'))
  t.after(() => rmSync(around, { recursive: true }))
  const now = Date.now()
  const old = new Date(now - 11 * HOUR_MS)
  for (const name of ['.fettle-drill-old', '.fettle-drill-new', 'other']) mkdirSync(join(around, name))
  mkdirSync(join(around, 'other', 'data'))
  symlinkSync(join(around, 'other'), join(around, '.fettle-drill-link'))
  for (const name of ['.fettle-drill-old', 'other']) utimesSync(join(around, name), old, old)
  await sweepLeftFolders(around, now)
  assert.deepEqual(readdirSync(around), ['.fettle-drill-link', '.fettle-drill-new', 'other'])
  lutimesSync(join(around, '.fettle-drill-link'), old, old)
  await sweepLeftFolders(around, now)
  assert.deepEqual(readdirSync(around), ['.fettle-drill-new', 'other'])
  assert.deepEqual(readdirSync(join(around, 'other')), ['data'])
})

test('a folder of somebody else stays', { skip: process.getuid?.() !== 0 }, async (t) => {
  const around = mkdtempSync(join(tmpdir(), 'fettle-left-'))
  t.after(() => rmSync(around, { recursive: true }))
  const name = join(around, '.fettle-drill-old')
  mkdirSync(name)
  chownSync(name, 65_534, 65_534)
  await sweepLeftFolders(around, Date.now() + 11 * HOUR_MS)
  assert.deepEqual(readdirSync(around), ['.fettle-drill-old'])
})
