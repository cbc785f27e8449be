import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { patternLiterals } from './pattern-literals.ts'
import { isSlow, type Written } from './slow-patterns.ts'

/** Patterns whose time grows with the square of their text, and why no text of theirs is long. */
const SHORT: Readonly<Record<string, string>> = {
  'checks/about-us/own-prices.ts': 'one sentence',
  'checks/legal-necessities/cookie-information.ts': 'an address, which has no line separator',
  'checks/search-ranking/copies.ts': 'an address',
  'checks/site-vulnerability/findings/headers.ts': 'a header, cut at 2,000 characters',
  'core/address/handles.ts': 'an address',
  'core/fix-text/form-address.ts': 'a field of a form',
  'core/fix-text/problem.ts': 'a text with the fields of a form',
  'core/format/decimal.ts': 'a number of ours',
  'core/owner-input/web-address.ts': 'a field of a form',
  'core/getting-online/profile-description.ts': 'a description, cut at the length of a profile’s',
  'core/phone-layout.ts': 'the content of a tag for the screen’s width',
  'core/site/name-in-title.ts': 'a title, cut at 1,000 characters',
  'core/site/embedded-form.ts': 'an address',
  'core/site/forms.ts': 'the classes of a form, and a label',
  'core/site/legal/documents.ts': 'the name of a file',
  'core/site/measuring-hosts.ts': 'an address',
  'fixes/address-islands.ts': 'an address',
  'fixes/fields.ts': 'a blank of ours',
  'fixes/host/message-fixes.ts': 'a header, cut at 2,000 characters',
  'fixes/pictures/alt-idea.ts': 'the name of a file',
  'fixes/markup/new-title.ts': 'a title, cut at 1,000 characters',
  'fixes/postal-address.ts': 'an address',
  'fixes/words.ts': 'a text cut to the length of a description',
  'report/html/briefly.ts': 'a text that was cut',
  'gather/parse/names-hidden-by-style.ts': 'a selector, cut at 500 characters',
  'gather/parse/resources.ts': 'an address, which has no line separator',
  'gather/parse/technologies.data.ts': 'an address',
}

const FOLDERS =
  '{core,checks,fixes,plan,report,summary,gather/parse,gather/exposure,gather/site,gather/robots}'

const written: Written[] = globSync(`src/${FOLDERS}/**/*.ts`)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    patternLiterals(readFileSync(file, 'utf8')).map((literal) => ({
      ...literal,
      file: file.slice('src/'.length),
    })),
  )

describe('C10 the patterns that read strangers’ texts', () => {
  it('are found in their files', () => {
    assert.ok(written.length > 1_000)
    for (const { source, flags } of written) assert.ok(new RegExp(source, flags))
  })

  it('read 30,000 characters that are made for them at once, but those of short texts', () => {
    const long = written.filter(({ file }) => SHORT[file] === undefined)
    // Each once: many files have the same.
    const different = new Map(long.map((one) => [`${one.source}/${one.flags}`, one]))
    const slow = [...different.values()].filter(isSlow)
    assert.deepEqual(
      slow.map(({ file, source }) => `${file}: ${source}`),
      [],
    )
  })
})

describe('the texts that are made for a pattern', () => {
  it('show each pattern that is known to have held a process', () => {
    const held = {
      'a word with hyphens in two parts': String.raw`1 High St, \p{Lu}[\p{L}.’'-]*(?:[ -]\p{L}[\p{L}.’'-]*){0,3}, NSW`,
      'a comment that ends with a line separator': '#.*$',
      'space before a sign': String.raw`\s*;.*$`,
      'one word after another': String.raw`^(?:\w+\s?)+$`,
      capitals: String.raw`\p{Lu}\p{L}+, (?:NY|TX)`,
    }
    for (const [what, source] of Object.entries(held))
      assert.ok(isSlow({ source, flags: 'u', file: 'gather/parse/any.ts' }), what)
    assert.ok(!isSlow({ source: String.raw`\b\w{1,40}@\w{1,40}\b`, flags: 'u', file: 'gather/any.ts' }))
  })
})
