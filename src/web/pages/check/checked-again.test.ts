import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block } from '#core/block.ts'
import { checkedAgain, type ShownCheck } from './checked-again.ts'

const newest: ShownCheck['newest'] = {
  status: 'needs_work',
  tag: 'Needs work',
  display: 'warning',
  greyKind: null,
  applicable: true,
  goldStar: false,
  reasonCode: null,
  description: 'Customers get too few letters.',
  blocks: [],
  facts: {},
  updatedAt: '2026-11-30T08:22:00.000Z',
}
const steps = (...texts: string[]): ShownCheck['steps'] =>
  texts.map((text) => ({ text, time: '5 minutes', who: null }))
const shown = (
  given: Partial<ShownCheck['newest']> = {},
  todo = steps('Put up a box', 'Write letters'),
): ShownCheck => ({
  newest: { ...newest, ...given },
  steps: todo,
})
const ASKED = { status: 'review', greyKind: 'more_info', display: 'missing' } as const satisfies Partial<
  ShownCheck['newest']
>
const form: Block[] = [{ kind: 'facts', rows: [{ label: 'Sign-up form', value: 'Mailchimp' }] }]

describe('what is said after a rerun', () => {
  it('is that nothing has changed only where the steps and all that is shown are the same', () => {
    assert.match(checkedAgain(shown(), shown())?.title ?? '', /^Nothing has changed yet/u)
    assert.equal(checkedAgain(shown(), shown({ blocks: form })), null)
    assert.equal(checkedAgain(shown(), shown({}, steps('Put up a box', 'Write fewer letters'))), null)
    assert.equal(
      checkedAgain(shown(), shown({}, steps('Write letters')))?.title,
      'That’s one thing less. There’s more to do.',
    )
  })

  it('is nothing where a question, or a good result, is as it was', () => {
    assert.equal(checkedAgain(shown(ASKED), shown(ASKED)), null)
    assert.equal(checkedAgain(shown({ goldStar: true }), shown({ goldStar: true })), null)
    assert.equal(checkedAgain(null, shown()), null)
  })

  it('is that it is fixed where the result is good now', () => {
    assert.equal(checkedAgain(shown(), shown({ goldStar: true }))?.isFixed, true)
  })

  it('is that nothing is left to do where only an account that cannot be connected here could tell more', () => {
    const off = { greyKind: 'unable', display: 'missing', reasonCode: 'provider_not_configured' } as const
    const now = shown({ ...off, status: 'login', description: 'Your website counts visits.' }, [])
    assert.match(checkedAgain(shown(), now)?.title ?? '', /nothing more for you to do$/u)
    assert.equal(checkedAgain(now, now), null)
  })
})
