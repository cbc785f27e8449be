import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { focusFirstWrong } from './focus-first.ts'

/** A part of a page, and what the focus was moved to. */
const partWith = (field: string | null, focused: string[]) => ({
  querySelector: () => (field === null ? null : { focus: () => focused.push(field) }),
})

/** What has the focus after a failure on a page, with a dialog or without. */
function focusedOn(fields: { main: string | null; dialog?: string | null }): string[] {
  const focused: string[] = []
  const dialog = fields.dialog === undefined ? null : partWith(fields.dialog, focused)
  const page = { querySelector: () => dialog, getElementById: () => partWith(fields.main, focused) }
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
  focusFirstWrong()
  mock.timers.runAll()
  return focused
}

describe('the first field that is wrong', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => {
    mock.timers.reset()
    Reflect.deleteProperty(globalThis, 'document')
  })

  it('has the focus, on the page and in a dialog above it', () => {
    assert.deepEqual(focusedOn({ main: 'on the page' }), ['on the page'])
    assert.deepEqual(focusedOn({ main: 'on the page', dialog: 'in the dialog' }), ['in the dialog'])
  })

  it('is not looked for behind a dialog', () => {
    assert.deepEqual(focusedOn({ main: 'on the page', dialog: null }), [])
  })
})
