import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { TookTooLong, withinTime } from '#engine/within-time.ts'
import { attacksOn } from './pattern-attacks.ts'
import { type PatternLiteral, patternLiterals } from './pattern-literals.ts'

/** What is kept of a page's text. */
const CHARACTERS = 30_000
/** Milliseconds of processor time. What grows with the length of the text takes less than ten, with its square some hundred, and with more than that hours. */
const LIMIT_MS = 100
/** Tries, of which the fastest counts: a full machine delays some. */
const GOES = 3
/** A pattern that does not end is ended. */
const END_MS = 3_000

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

interface Written extends PatternLiteral {
  file: string
}

const written: Written[] = globSync(`src/${FOLDERS}/**/*.ts`)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    patternLiterals(readFileSync(file, 'utf8')).map((literal) => ({
      ...literal,
      file: file.slice('src/'.length),
    })),
  )

/** Texts of pages are kept with one space for each run of space; the parser has them as they were sent. */
const asKept = (text: string, file: string): string =>
  file.startsWith('gather/') ? text : text.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/(?: ?\n)+ ?/gu, '\n')

function milliseconds({ source, flags }: PatternLiteral, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let go = 0; go < GOES && best > LIMIT_MS; go += 1) {
    const pattern = new RegExp(source, flags)
    const before = process.threadCpuUsage()
    withinTime(END_MS, () => (pattern.global ? text.replace(pattern, '') : pattern.test(text)))
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

function isSlow(pattern: Written): boolean {
  try {
    for (const text of attacksOn(pattern.source, pattern.flags, CHARACTERS))
      if (milliseconds(pattern, asKept(text, pattern.file)) > LIMIT_MS) return true
    return false
  } catch (error) {
    if (error instanceof TookTooLong) return true
    throw error
  }
}

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
