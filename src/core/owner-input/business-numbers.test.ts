import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type BusinessNumber, readGstNumber, readNzbn } from './business-numbers.ts'
import type { FieldRead } from './field.ts'

const LOOK_AGAIN = "That number isn't right. Please check it for a typo."

const given = (read: FieldRead<BusinessNumber | null>): string | null =>
  read.ok ? (read.value?.warning ?? read.value?.digits ?? null) : read.message

describe('a New Zealand business number', () => {
  const REFUSED = 'Please provide valid NZ business number'
  const rule: readonly (readonly [string, string | null])[] = [
    ['', null],
    ['  ', null],
    ['9429041561850', '9429041561850'],
    ['9429 0415-61850', '9429041561850'],
    ['9429–0415‑61850', '9429041561850'],
    ['9429041561851', LOOK_AGAIN],
    ['942904156185', REFUSED],
    ['94290415618500', REFUSED],
    ['9428041561850', REFUSED],
    ['942904156185X', REFUSED],
  ]
  for (const [typed, answer] of rule)
    it(`answers ${answer ?? 'nothing'} to ${JSON.stringify(typed)}`, () => {
      assert.equal(given(readNzbn(typed)), answer)
    })
})

describe('a GST number', () => {
  const REFUSED = 'Please provide valid GST number'
  // The worked examples of Inland Revenue's resident withholding tax specification, and each kind once with a wrong digit.
  const rule: readonly (readonly [string, string | null])[] = [
    ['', null],
    ['49091850', '49091850'],
    ['49-091-850', '49091850'],
    ['49–091‑850', '49091850'],
    ['35901981', '35901981'],
    ['49098576', '49098576'],
    ['136410132', '136410132'],
    ['136410133', LOOK_AGAIN],
    ['49091851', LOOK_AGAIN],
    ['000000000', LOOK_AGAIN],
    ['009999996', LOOK_AGAIN],
    ['10000009', '10000009'],
    ['150000009', '150000009'],
    ['1234567', REFUSED],
    ['1234567890', REFUSED],
    ['51824753556', REFUSED],
  ]
  for (const [typed, answer] of rule)
    it(`answers ${answer ?? 'nothing'} to ${JSON.stringify(typed)} in New Zealand`, () => {
      assert.equal(given(readGstNumber(typed, 'NZ')), answer)
    })

  it('may be an ABN in Australia', () => {
    assert.equal(given(readGstNumber('51 824 753 556', 'AU')), '51824753556')
    assert.equal(given(readGstNumber('51 824 753 557', 'AU')), LOOK_AGAIN)
    assert.equal(given(readGstNumber('49091850', 'AU')), '49091850')
    assert.equal(given(readGstNumber('5182475355', 'AU')), 'Please provide valid ABN / GST number')
  })
})
