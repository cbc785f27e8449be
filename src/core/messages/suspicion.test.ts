import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Signs, suspicionOf } from './suspicion.ts'

const OPENED = new Date('2026-11-20T03:00:00.000Z')
const after = (ms: number): Date => new Date(OPENED.getTime() + ms)
const PERSON: Signs = { trap: '', openedAt: OPENED, isUsed: false, sentAt: after(60_000), text: 'Hello' }
const links = (count: number): string => 'see https://shop.example '.repeat(count)

describe('a message that a program may have sent', () => {
  it('is not suspected when a person took a minute to write it', () =>
    assert.equal(suspicionOf(PERSON), null))

  const programs: [string, Partial<Signs>, string | null][] = [
    ['fills the field that people do not see', { trap: 'https://spam.example' }, 'trap'],
    ['never opened the form', { openedAt: null }, 'no_ticket'],
    ['sends the same form again', { isUsed: true }, 'used_ticket'],
    ['is done in 2,999 ms', { sentAt: after(2_999) }, 'too_quick'],
    ['is done in 3,000 ms', { sentAt: after(3_000) }, null],
    ['names 3 addresses', { text: links(3) }, null],
    ['names 4 addresses', { text: links(4) }, 'many_links'],
    ['names 3 addresses with protocol and www', { text: 'https://www.a.example '.repeat(3) }, null],
    ['names addresses without their protocol', { text: 'www.a.example '.repeat(4) }, 'many_links'],
  ]
  for (const [what, signs, expected] of programs)
    it(`${what}: ${expected ?? 'no suspicion'}`, () => {
      assert.equal(suspicionOf({ ...PERSON, ...signs }), expected)
    })
})
