import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { decodeHtml } from '#gather/parse/decode.ts'
import { readInto } from '#gather/parse/tree.ts'
import { joined, type Token, type TokenCase, tokenCases } from '#support/html5lib-tokens.ts'
import { suiteAt } from '#support/suite.ts'

// The folder `tokenizer` of html5lib-tests, where FETTLE_HTML5LIB_SUITE gives the path of the suite. What is compared is what facts are
// made of: start tags with their attributes, and texts, both with their character references decoded.

const SUITE = suiteAt('FETTLE_HTML5LIB_SUITE')

/** Its cases are of turning a page into XML, which nobody here does. */
const NOT_READ: ReadonlySet<string> = new Set(['xmlViolation.test'])

function tokensOf({ html, opened }: TokenCase): Token[] {
  const tokens: Token[] = []
  readInto(
    {
      depth: 0,
      onopentag: (tag, attributes, isImplied) => {
        if (!isImplied) tokens.push({ tag, attributes })
      },
      ontext: (text) => {
        tokens.push(text)
      },
    },
    decodeHtml(html.replaceAll(/\r\n?/gu, '\n'), null).html,
  )
  return joined(tokens.slice(opened))
}

/** A tag that the end of the file cuts short is left out as browsers do it, but a space or slash at its very end is read as text. */
const ENDS_IN_TAG = /<\/?[a-z]+[ /]$/u
/** How many cases end so in the suite; more would hide something else. */
const MOST_IN_TAG = 5

/** NUL and lone surrogates are shown as replacement characters before anything is read. */
const shown = (tokens: readonly Token[]): string =>
  JSON.stringify(tokens.filter((token) => token !== ''))
    .replaceAll('\\u0000', '\uFFFD')
    .replaceAll(/\\ud[89a-f][\da-f]{2}/gu, '\uFFFD')

describe('the tokenizer suite of html5lib', { skip: SUITE.skip }, () => {
  it('is read with the same start tags, attributes and texts', async () => {
    const others: string[] = []
    let inTag = 0
    for (const one of await allCases()) {
      const [expected, read] = [shown(one.expected), shown(tokensOf(one))]
      if (expected === read) continue
      if (ENDS_IN_TAG.test(one.html)) inTag += 1
      else others.push(`${one.name}: ${JSON.stringify(one.html)}\n  ${read}\n  not ${expected}`)
    }
    assert.equal(others.join('\n'), '')
    assert.ok(inTag <= MOST_IN_TAG, `${inTag} cases end within a tag`)
  })
})

async function allCases(): Promise<TokenCase[]> {
  const folder = join(SUITE.path, 'tokenizer')
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.test') && !NOT_READ.has(file))
    .toSorted()
  const cases = await Promise.all(
    files.map(async (file) => tokenCases(file, await readFile(join(folder, file), 'utf8'))),
  )
  return cases.flat()
}
