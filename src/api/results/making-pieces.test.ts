import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../http/error.ts'
import { makingPieces } from './making-pieces.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-21T12:11:00Z')
const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.status === 503

test('pieces that a website’s text makes endless are ended, and not begun again for ten minutes', () => {
  let begun = 0
  const endless = (): never => {
    begun += 1
    for (;;);
  }
  assert.throws(() => makingPieces({ id: 'slow' }, NOON, endless), isUnavailable)
  const tries = begun
  assert.throws(() => makingPieces({ id: 'slow' }, NOON, endless), isUnavailable)
  assert.equal(begun, tries)
  assert.equal(
    makingPieces({ id: 'other' }, NOON, () => 'made'),
    'made',
  )
  assert.equal(
    makingPieces({ id: 'slow' }, LATER, () => 'made'),
    'made',
  )
})
