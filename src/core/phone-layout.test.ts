import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fitsPhones } from './phone-layout.ts'

describe('viewport', () => {
  for (const content of [
    'width=device-width',
    'width=device-width, initial-scale=1.0',
    'Width = Device-Width;initial-scale=1',
    'width=420',
    'width=320',
    'initial-scale=1',
    'initial-scale=1.0, user-scalable=no',
    'width=1024, width=device-width',
  ]) {
    test(`"${content}" fits phones`, () => assert.equal(fitsPhones(content), true))
  }
  for (const content of [
    null,
    '',
    'width=421',
    'width=1024',
    'width=980, initial-scale=1',
    'initial-scale=0.5',
    'width=-1',
    'width=auto',
  ]) {
    test(`"${content}" does not`, () => assert.equal(fitsPhones(content), false))
  }
})
