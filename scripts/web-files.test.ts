import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { circleOf } from './web-files.ts'

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports })

describe('files of the web app', () => {
  it('may share a file', () => {
    const bundle = { home: chunk('icons', 'first'), icons: chunk('first'), first: chunk() }
    assert.equal(circleOf({ ...bundle, 'home.css': { type: 'asset' } }), null)
  })

  it('do not import each other in a circle', () => {
    const bundle = { page: chunk('visitors'), visitors: chunk('first', 'icons'), icons: chunk('visitors') }
    assert.deepEqual(circleOf({ ...bundle, first: chunk() }), ['visitors', 'icons'])
  })
})
