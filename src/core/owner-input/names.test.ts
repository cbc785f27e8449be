import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readBusinessName, readName } from './names.ts'

const MISSING = 'Please provide first name'
const TOO_LONG = 'Please use 60 characters or fewer'

const name = (typed: string): string => {
  const read = readName(typed, MISSING)
  return read.ok ? read.value : read.message
}
const business = (typed: string | null): string | null => {
  const read = readBusinessName(typed)
  return read.ok ? read.value : read.message
}

describe("a person's name", () => {
  const rule: readonly (readonly [string, string])[] = [
    ['J', 'J'],
    ['  Mary   Jane ', 'Mary Jane'],
    ['Māia', 'Māia'],
    ['李', '李'],
    ["D'Arcy-Smith", "D'Arcy-Smith"],
    ['', MISSING],
    ['   ', MISSING],
    ['\u3164', MISSING],
    ['123', MISSING],
    ['🌿', MISSING],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), TOO_LONG],
    [`${'🌿'.repeat(59)}a`, `${'🌿'.repeat(59)}a`],
  ]
  for (const [typed, answer] of rule)
    it(`answers ${answer} to ${JSON.stringify(typed)}`, () => {
      assert.equal(name(typed), answer)
    })

  it('I09 is refused when it is a megabyte long', () => {
    assert.equal(name('a'.repeat(1_048_576)), TOO_LONG)
  })
})

describe('the name of a business', () => {
  it('may be left empty', () => {
    assert.equal(business(''), null)
    assert.equal(business(null), null)
  })
  it('may be a number', () => {
    assert.equal(business('1300'), '1300')
  })
  it('requires a letter or digit', () => {
    assert.equal(business('!!!'), 'Please provide business name')
  })
  it('has up to 80 characters', () => {
    assert.equal(business('a'.repeat(80)), 'a'.repeat(80))
    assert.equal(business('a'.repeat(81)), 'Please use 80 characters or fewer')
  })
})
