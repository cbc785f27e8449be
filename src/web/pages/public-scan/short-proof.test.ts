import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { shortProof as shorten } from './short-proof.ts'

const shortProof = (blocks: Block[]) => shorten({ blocks, evidence: [] })

const table = (count: number, total?: number): Block => ({
  kind: 'table',
  title: 'Broken links',
  columns: [{ label: 'Link' }, { label: 'Found on' }, { label: 'Problem' }],
  rows: Array.from({ length: count }, (_, index) => [`/page-${index}`, '/', '']),
  total,
})

const textsOf = (block: Block | undefined) =>
  block?.kind === 'list' ? block.items.map(({ text }) => text) : []

test('a table becomes a list with the number of further rows', () => {
  assert.deepEqual(textsOf(shortProof([table(5)])[0]), [
    '/page-0',
    '/page-1',
    '/page-2',
    '/page-3',
    'and 1 more',
  ])
  assert.deepEqual(textsOf(shortProof([table(4)])[0]), ['/page-0', '/page-1', '/page-2', '/page-3'])
})

test('the number counts all rows, not only those that were stored', () => {
  assert.equal(textsOf(shortProof([table(4, 40)])[0]).at(-1), 'and 36 more')
})

test('the other cells are below the first one, without the empty ones', () => {
  const [block] = shortProof([table(1)])
  assert.deepEqual(block, { kind: 'list', title: 'Broken links', items: [{ text: '/page-0', detail: '/' }] })
})

test('only the first two blocks are shown; short ones are unchanged', () => {
  const note: Block = { kind: 'note', text: 'All is well.' }
  assert.deepEqual(shortProof([note, note, note]), [note, note])
})

test('a long checklist and long facts end with the number of their further lines', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ label: `${index}`, value: 'x' }))
  const items = rows.map(({ label: text }) => ({ text, done: true }))
  const last: Block = { kind: 'note', text: 'and 4 more' }
  assert.deepEqual(shortProof([{ kind: 'checklist', items }]), [
    { kind: 'checklist', items: items.slice(0, 8) },
    last,
  ])
  assert.deepEqual(shortProof([{ kind: 'facts', rows }]), [{ kind: 'facts', rows: rows.slice(0, 8) }, last])
  const short: Block = { kind: 'facts', rows: rows.slice(0, 8) }
  assert.deepEqual(shortProof([short]), [short])
})

test('a result without blocks shows its proof', () => {
  const evidence = [{ kind: 'page', at: 'https://joes.test/', found: 'A padlock' } as const]
  assert.deepEqual(shorten({ blocks: [], evidence }), [
    { kind: 'list', items: [{ text: 'A padlock', detail: 'https://joes.test/' }] },
  ])
})
