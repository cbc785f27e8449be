import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseRobots } from '#gather/robots-rules/rules.ts'
import { suiteAt, suiteText } from '#support/suite.ts'

// The cases of Google's robots.txt parser (`robots_test.cc` of google/robotstxt), where FETTLE_ROBOTS_SUITE gives their path. They are
// written in C++: texts are given names, and `IsUserAgentAllowed(text, visitor, address)` is expected to be true or false.

const SUITE = suiteAt('FETTLE_ROBOTS_SUITE')

/** Tests of how Google's parser is built, or whose texts are put together by code; by their name. */
const NOT_OF_RULES: Readonly<Record<string, string>> = {
  ID_VerifyValidUserAgentsToObey: 'Which names the parser may be asked about.',
  GoogleOnly_LineTooLong: 'Lines of over 16 KB, put together by code.',
  ID_LinesNumbersAreCountedCorrectly: 'Counts of lines. rfc9309.test.ts reads every kind of line end.',
  ID_UTF8ByteOrderMarkIsSkipped: 'Counts of lines. rfc9309.test.ts reads a file with the mark.',
  ID_NonStandardLineExample_Sitemap: 'Lines of sitemaps, put together by code.',
  TestGetPathParamsQuery: 'Addresses that are cut up as text.',
  TestMaybeEscapePattern: 'How a pattern is kept.',
}

const NO_ADDRESS = 'Nobody asks for an empty address.'
const NOT_OF_THE_RFC = 'Google reads a line without its colon; RFC 9309 does not.'
const ENCODED_FIRST = 'Here an address is written in ASCII before rules are asked (RFC 9309, 2.2.2).'

/** Cases that end otherwise here, each for the reason said: test and number of its expectation. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'GoogleOnly_SystemTest 3': NO_ADDRESS,
  'ID_LineSyntax_Line 3': NOT_OF_THE_RFC,
  'ID_Encoding 3': ENCODED_FIRST,
  'ID_Encoding 5': ENCODED_FIRST,
  'ID_Encoding 6': 'RFC 9309, 2.2.2: an escape of a letter that needs none stands for the letter.',
  'GoogleOnly_IndexHTMLisDirectory 1': 'Google takes index.html for its folder; RFC 9309 does not.',
}

describe('the cases of Google’s robots.txt parser', { skip: SUITE.skip }, () => {
  it('allow and disallow the same', async () => {
    const tests = testsIn(await suiteText(SUITE))
    const others: string[] = []
    const excused: string[] = []
    for (const [name, body] of tests) {
      if (name in NOT_OF_RULES) continue
      for (const [index, { rules, agent, url, allowed }] of casesIn(body).entries()) {
        if (allows(rules, agent, url) === allowed) continue
        const id = `${name} ${index + 1}`
        if (id in OTHERWISE) excused.push(id)
        else others.push(`${id}: ${agent} at ${url} is ${allowed ? 'kept out' : 'let in'} by\n${rules}`)
      }
    }
    assert.equal(others.join('\n'), '')
    assert.deepEqual(excused, Object.keys(OTHERWISE))
    assert.deepEqual(
      [...tests.keys()].filter((name) => name in NOT_OF_RULES).toSorted(),
      Object.keys(NOT_OF_RULES).toSorted(),
    )
  })
})

const allows = (rules: string, agent: string, url: string): boolean =>
  parseRobots(URL.parse(url)?.origin ?? 'http://foo.bar', rules).allows(url, agent)

/** The body of each test by its name. */
const testsIn = (source: string): Map<string, string> =>
  new Map(
    source
      .split(/^TEST\(RobotsUnittest, /mu)
      .slice(1)
      .map((test) => [test.slice(0, test.indexOf(')')), test]),
  )

const TEXT = String.raw`(?:"(?:[^"\\]|\\.)*"\s*)+`
const STEP = new RegExp(
  String.raw`(?:string_view|std::string) (?<name>\w+)\s*=\s*(?<text>${TEXT});|` +
    String.raw`EXPECT_(?<expected>TRUE|FALSE)\(\s*IsUserAgentAllowed\(\s*(?<rules>${TEXT}|\w+),\s*(?<agent>${TEXT}),\s*(?<url>${TEXT}|\w+)\s*\)\)`,
  'gu',
)

interface Case {
  rules: string
  agent: string
  url: string
  allowed: boolean
}

/** The expectations of a test in their order. A name means the text that was last given to it. */
function casesIn(body: string): Case[] {
  const named = new Map<string, string>()
  const valueOf = (written = ''): string =>
    written.startsWith('"') ? literal(written) : (named.get(written) ?? unknownName(written))
  const cases: Case[] = []
  for (const { groups = {} } of body.matchAll(STEP)) {
    const { name, text, expected, rules, agent, url } = groups
    if (name !== undefined) named.set(name, valueOf(text))
    else
      cases.push({
        rules: valueOf(rules),
        agent: valueOf(agent),
        url: valueOf(url),
        allowed: expected === 'TRUE',
      })
  }
  assert.equal(cases.length, body.match(/EXPECT_\w+\(\s*IsUserAgentAllowed/gu)?.length, body.slice(0, 60))
  return cases
}

function unknownName(name: string): never {
  throw new Error(`no text has the name ${name}`)
}

/** The strings of C++ that stand side by side, as one text. */
const literal = (written: string): string =>
  [...written.matchAll(/"((?:[^"\\]|\\.)*)"/gu)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n').replaceAll('\\r', '\r').replaceAll('\\"', '"'))
    .join('')
