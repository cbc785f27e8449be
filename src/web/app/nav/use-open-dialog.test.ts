import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialogOf, pathWithDialog } from './use-open-dialog.ts'

test('an address opens the page of a check with one of its dialogs', () => {
  assert.equal(pathWithDialog('/compliance/ssl?from=dap', 'changes'), '/compliance/ssl?from=dap&changes=true')
  assert.equal(pathWithDialog('/compliance/ssl', 'survey'), '/compliance/ssl?survey=true')
  assert.equal(dialogOf({ from: 'dap', changes: 'true' }), 'changes')
  assert.equal(dialogOf({ survey: true }), 'survey')
  assert.equal(dialogOf({ from: 'dap', changes: 'false', 'hand-over': 'true' }), null)
})
