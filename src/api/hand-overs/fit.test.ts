import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aResult } from '#support/results.ts'
import { fitAsks, fitResults, MOST_BYTES } from './fit.ts'

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const text = (size: number): string => 'é'.repeat(size / 2)

const piece = (title: string, size: number) => ({
  title,
  kind: 'text' as const,
  content: text(size),
  fields: [],
  problem: null,
})
const ask = (size: number, ...pieces: ReturnType<typeof piece>[]) => ({
  blocks: [{ kind: 'list' as const, items: [{ text: text(size) }] }],
  fixes: [
    {
      id: 'a',
      check: 'ssl',
      title: 'A',
      why: '',
      pieces,
      where: { place: 'Wix', steps: ['Paste it'] },
      builderDoesIt: false,
    },
  ],
})

test('asks that fit stay whole', () => {
  const asks = [ask(1_000, piece('Short', 1_000))]
  assert.deepEqual(fitAsks(asks), { asks, isShortened: false })
})

test('asks lose their longest parts, and no more, until they take 1 MB', () => {
  const { asks, isShortened } = fitAsks([
    ask(200_000, piece('Longest', 900_000), piece('Short', 100)),
    ask(500_000),
  ])
  assert.equal(isShortened, true)
  assert.ok(bytesOf(asks) <= MOST_BYTES)
  assert.deepEqual(
    asks.map(({ blocks, fixes }) => [blocks.length, fixes[0]?.pieces.map(({ title }) => title)]),
    [
      [1, ['Short']],
      [1, []],
    ],
  )
  assert.deepEqual(asks[0]?.fixes[0]?.where.steps, ['Paste it'])
})

test('results that are a byte too long take no more than they may', () => {
  const one = aResult({ id: 'ssl', facts: { issuer: text(1_000) } })
  const other = aResult({ id: 'broken-links', facts: { issuer: text(100) } })
  const most = bytesOf([one, other]) - bytesOf(one.facts) + 1
  const { results, leftOut } = fitResults([one, other], most)
  assert.ok(bytesOf(results) <= most)
  assert.deepEqual(leftOut, ['ssl: facts', 'broken-links: facts'])
})

test('results lose their longest parts, and the answer names them', () => {
  const long = aResult({ id: 'broken-links', facts: { links: text(1_200_000) } })
  const short = aResult({ id: 'ssl', facts: { issuer: 'R3' } })
  const { results, leftOut } = fitResults([long, short])
  assert.ok(bytesOf(results) <= MOST_BYTES)
  assert.deepEqual(leftOut, ['broken-links: facts'])
  assert.deepEqual(
    results.map(({ facts }) => facts),
    [{}, { issuer: 'R3' }],
  )
})
