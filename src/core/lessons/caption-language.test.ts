import assert from 'node:assert/strict'
import { test } from 'node:test'
import { captionsName, languageTag } from './caption-language.ts'

for (const [locale, tag, name] of [
  ['en-AU', 'en-AU', 'Australian English'],
  ['en_AU', 'en-AU', 'Australian English'],
  [' mi', 'mi', 'Māori'],
  ['zh_hant_TW', 'zh-Hant-TW', 'Chinese (Traditional, Taiwan)'],
  ['en-u-ca-gregory', 'en', 'English'],
  ['', 'und', 'Captions'],
  ['e n', 'und', 'Captions'],
] as const)
  test(`captions of “${locale}” are called ${name}`, () => {
    assert.equal(languageTag(locale), tag)
    assert.equal(captionsName(tag), name)
  })
