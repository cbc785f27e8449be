import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block } from '#core/block.ts'
import type { BlockTone, Display } from '#core/display.ts'
import { gotBetter } from './got-better.ts'

const seen = (
  display: Display,
  facts: Record<string, unknown> = {},
  { blocks = [], steps = [] }: { blocks?: Block[]; steps?: string[] } = {},
) => ({ display, greyKind: null, facts, blocks, steps, status: 'a', description: 'b' })
const listing = (...texts: string[]): { blocks: Block[] } => ({
  blocks: [{ kind: 'list', items: texts.map((text) => ({ text })) }],
})
/** Facts with these signs. */
const signs = (spf: BlockTone, dmarc: BlockTone, dkim?: BlockTone) => {
  const rows = Object.entries({ spf, dmarc, dkim }).map(([label, tone]) => ({ label, value: label, tone }))
  return seen('warning', {}, { blocks: [{ kind: 'facts', rows }] })
}
const BETTER = 'That’s better. There’s more to do.'

describe('what a rerun has made better', () => {
  it('is told before what more tests have found', () => {
    const was = seen('error', { errors: 1, warnings: 4, notTested: 30 })
    const now = seen('warning', { errors: 0, warnings: 7, notTested: 6 })
    assert.deepEqual(gotBetter(was, now), {
      title: 'The error is gone.',
      more: 'Now we could run 24 more tests: 3 more things to improve.',
    })
    assert.equal(
      gotBetter(was, seen('warning', { errors: 0, warnings: 3, notTested: 29 }))?.more,
      'Now we could run 1 more test.',
    )
  })

  it('is how many errors are gone where some are left', () => {
    const was = seen('error', { errors: 3, warnings: 4, notTested: 6 })
    const left = (errors: number) => gotBetter(was, seen('error', { errors, warnings: 4, notTested: 6 }))
    assert.deepEqual(left(1), { title: '2 of 3 errors are gone.', more: null })
    assert.equal(left(2)?.title, '1 of 3 errors is gone.')
    assert.equal(gotBetter(was, seen('warning', { errors: 0, warnings: 4 }))?.title, 'All 3 errors are gone.')
    assert.equal(left(3), null)
  })

  it('is not told where fewer tests could run', () => {
    const was = seen('error', { errors: 1, warnings: 3, notTested: 6 })
    assert.equal(gotBetter(was, seen('warning', { errors: 0, warnings: 3, notTested: 30 })), null)
  })

  it('is the tone where a check counts no errors', () => {
    assert.equal(gotBetter(seen('error'), seen('warning'))?.title, 'That’s better. There’s more to do.')
    assert.equal(gotBetter(seen('warning'), seen('warning')), null)
    assert.equal(gotBetter(seen('warning'), seen('error')), null)
  })

  it('is how many warnings are gone where no error is new', () => {
    const was = seen('warning', { errors: 0, warnings: 17 })
    const left = (errors: number, warnings: number) => gotBetter(was, seen('warning', { errors, warnings }))
    assert.equal(left(0, 1)?.title, '16 of 17 warnings are gone.')
    assert.equal(left(1, 1), null)
    assert.equal(left(0, 18), null)
  })

  it('is something less that is missing, or a list that names less and nothing new', () => {
    const was = seen('warning', { missing: ['a', 'b'] })
    assert.equal(gotBetter(was, seen('warning', { missing: ['a'] }))?.title, BETTER)
    assert.equal(gotBetter(was, was), null)
    const listed = seen('warning', {}, listing('a', 'b'))
    assert.equal(gotBetter(listed, seen('warning', {}, listing('b')))?.title, BETTER)
    assert.equal(gotBetter(listed, seen('warning', {}, listing('c'))), null)
  })

  it('is what has a better sign where nothing has a worse one, such as the first of several steps', () => {
    const was = signs('success', 'error')
    assert.equal(gotBetter(was, signs('success', 'warning', 'success'))?.title, BETTER)
    assert.equal(gotBetter(was, signs('warning', 'warning')), null)
    assert.equal(gotBetter(was, signs('success', 'error', 'success')), null)
    assert.equal(gotBetter(signs('success', 'error', 'grey'), signs('success', 'error', 'success')), null)
  })

  it('is a step that is done where none is new', () => {
    const was = seen('warning', {}, { steps: ['Put a sign-up box on your website', 'Write three letters'] })
    const left = (...steps: string[]) => gotBetter(was, seen('warning', {}, { steps }))
    assert.equal(left('Write three letters')?.title, 'That’s one thing less. There’s more to do.')
    assert.equal(left('Write four letters'), null)
    assert.equal(gotBetter(was, was), null)
  })
})
