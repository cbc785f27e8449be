import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readSecurityTxt } from './security-txt.ts'

const NOW = new Date('2026-11-28T00:00:00Z')
const CONTACT = 'Contact: mailto:safe@joes.test'
const EXPIRES = 'Expires: 2027-06-01T10:00:00+12:00'
const isValid = (...lines: string[]): boolean | undefined => readSecurityTxt(lines.join('\r\n'), NOW)?.valid

describe('a security.txt', () => {
  it('is valid with a contact and one moment in the future', () => {
    assert.deepEqual(readSecurityTxt(`# Hello\n${CONTACT}\n${EXPIRES}\n`, NOW), {
      valid: true,
      expires: '2027-06-01T10:00:00+12:00',
    })
    assert.equal(isValid(CONTACT, CONTACT, 'expires:2027-06-01t10:00:00.000z ', ''), true)
  })

  for (const [fault, lines] of [
    ['no contact', [EXPIRES]],
    ['a contact on the next line', ['Contact:', 'https://joes.test/', EXPIRES]],
    ['no end', [CONTACT]],
    ['an end on the next line', [CONTACT, 'Expires:', '2027-06-01T10:00:00Z']],
    ['a past end', [CONTACT, 'Expires: 2026-11-27T00:00:00Z']],
    ['a year as its end', [CONTACT, 'Expires: 2027']],
    ['an end in words', [CONTACT, 'Expires: 1 June 2027']],
    ['an end without an offset', [CONTACT, 'Expires: 2027-06-01T10:00:00']],
    ['two ends', [CONTACT, EXPIRES, EXPIRES]],
  ] as const)
    it(`is not valid with ${fault}`, () => assert.equal(isValid(...lines), false))

  it('is not any other text, and no page', () => {
    assert.equal(readSecurityTxt('Nothing here', NOW), null)
    assert.equal(readSecurityTxt(`<p>\n${CONTACT}\n${EXPIRES}`, NOW), null)
  })
})
