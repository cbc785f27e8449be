import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkOf } from '#support/result-of.ts'
import { doneWhen } from './done-when.ts'

const record = (name: string, isLater?: true) => ({
  title: 'DMARC',
  kind: 'dns' as const,
  name,
  content: 'v=DMARC1; p=none',
  ...(isLater ? { isLater } : {}),
})

test('a thing is done when its test says what a completed item says', () => {
  assert.deepEqual(doneWhen(checkOf('sitemap'), []), ['Fettle’s test “Sitemap” says “Found”.'])
})

test('a record that is to be used now has to answer; one for later has not', () => {
  const pieces = [record('_dmarc.a.example'), record('_dmarc.a.example'), record('_later.a.example', true)]
  assert.deepEqual(doneWhen(checkOf('sitemap'), [{ pieces }]), [
    '_dmarc.a.example has one TXT record with exactly this text.',
    'Fettle’s test “Sitemap” says “Found”.',
  ])
})
