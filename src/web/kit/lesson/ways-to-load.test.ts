import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterError, firstOf } from './ways-to-load.ts'

const LOST = 2
const NOT_LOADED = 4

test('a video at another origin is asked for with CORS, then without; one of our own has one way', () => {
  const elsewhere = firstOf('https://media.example/1.webm')
  assert.equal(elsewhere.way, 'cors')
  const second = afterError(elsewhere, NOT_LOADED)
  assert.equal(second.way, 'plain')
  assert.equal(afterError(second, NOT_LOADED).way, null)
  assert.equal(firstOf('/lessons/1.webm').way, 'plain')
})

test('a connection that is lost on the way says nothing against the way: nothing else is tried by itself, and the same one again on request', () => {
  const lost = afterError(firstOf('https://media.example/1.webm'), LOST)
  assert.equal(lost.way, null)
  assert.equal(lost.again, 'cors')
})

test('after every way has failed, the next try begins with the first: the connection may have been away', () => {
  const failed = afterError(firstOf('/lessons/1.webm'), NOT_LOADED)
  assert.deepEqual([failed.way, failed.again], [null, 'plain'])
  const both = afterError(afterError(firstOf('https://media.example/1.webm'), NOT_LOADED), undefined)
  assert.deepEqual([both.way, both.again], [null, 'cors'])
})
