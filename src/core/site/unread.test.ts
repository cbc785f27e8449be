import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REASONS } from '../reasons.ts'
import { isItsOwnFault } from './unread.ts'

test('only a page that is gone or broken is at fault itself', () => {
  const own = REASONS.filter((reason) => isItsOwnFault({ reason, code: reason }))
  assert.deepEqual(own, [
    'server_error',
    'page_missing',
    'redirect_problem',
    'not_published',
    'not_html',
    'empty_page',
    'stayed_empty',
    'blocked_address',
  ])
})
