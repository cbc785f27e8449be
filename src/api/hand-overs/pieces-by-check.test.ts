import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../http/error.ts'
import type { makingPieces } from '../results/making-pieces.ts'
import { piecesByCheck } from './pieces-by-check.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const made = () => 'made'
const faulty = (): never => {
  throw new Error('A fault')
}
const endless = (): never => {
  for (;;);
}
const SLOW = new Error('Too slow')
const slow = (): never => {
  throw SLOW
}
/** As `makingPieces`, in no time: on a full machine it does not note what was ended. */
function makingOf(): typeof makingPieces {
  const resting = new Set<string>()
  return ({ id }, _now, make) => {
    try {
      if (resting.has(id)) throw SLOW
      return make()
    } catch (error) {
      if (error !== SLOW) throw error
      resting.add(id)
      throw new AppError(503, 'pieces_unavailable', 'Later')
    }
  }
}

test('a check whose pieces are endless goes without them, and the others have theirs', () => {
  const piecesOf = piecesByCheck({ id: 'one slow' }, NOON)
  assert.equal(piecesOf('seo', endless), null)
  assert.equal(piecesOf('ssl', made), 'made')
})

test('after two such checks an answer makes no more; the next answer does, and leaves out these two', () => {
  const website = { id: 'many slow' }
  const making = makingOf()
  const first = piecesByCheck(website, NOON, making)
  assert.deepEqual([first('seo', slow), first('links', slow), first('ssl', made)], [null, null, null])
  const next = piecesByCheck(website, NOON, making)
  assert.deepEqual([next('seo', made), next('links', made), next('ssl', made)], [null, null, 'made'])
})

test('any other error is not about time', () => {
  const piecesOf = piecesByCheck({ id: 'faulty' }, NOON)
  assert.throws(() => piecesOf('seo', faulty), /A fault/u)
})
