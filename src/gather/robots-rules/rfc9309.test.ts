import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseRobots } from './rules.ts'

const ORIGIN = 'https://joes.test'
const allows = (lines: string, path: string, agent = 'Fettle'): boolean =>
  parseRobots(ORIGIN, lines).allows(ORIGIN + path, agent)
const forAll = (...rules: string[]): string => ['User-agent: *', ...rules].join('\n')

describe('RFC 9309', () => {
  test('2.2 names of lines count in any case, blank lines end nothing, and rules before a group are nobody’s', () => {
    const file = 'disallow: /\n\nUSER-AGENT: Fettle\n\n\ndIsAlLoW: /a\n\nALLOW: /a/b'
    assert.deepEqual(
      ['/', '/a', '/a/b'].map((path) => allows(file, path)),
      [true, false, true],
    )
  })

  test('2.2 lines end in any of the three ways, and the last needs no end', () => {
    const lines = ['User-agent: other', 'Disallow: /', '', 'User-agent: fettle', 'Disallow: /a']
    for (const end of ['\n', '\r\n', '\r']) {
      assert.equal(allows(lines.join(end), '/a'), false, JSON.stringify(end))
      assert.equal(allows(lines.join(end), '/b'), true, JSON.stringify(end))
    }
  })

  test('2.2.1 the product token alone names a crawler, whatever else stands on its line', () => {
    for (const name of ['Fettle/2.1', 'Fettle news', 'fettle # ours', 'Fettle, Other'])
      assert.equal(allows(`User-agent: *\nDisallow:\n\nUser-agent: ${name}\nDisallow: /`, '/'), false, name)
    assert.equal(allows('User-agent: Fettle-News\nDisallow: /', '/'), true)
    assert.equal(allows('User-agent: * all of you\nDisallow: /', '/'), false)
    assert.equal(allows('User-agent: *bot\nDisallow: /', '/'), true)
  })

  test('2.2.1 a byte order mark hides no group', () => {
    const rules = parseRobots(ORIGIN, '\uFEFFUser-agent: Fettle\nDisallow: /')
    assert.equal(rules.allows(`${ORIGIN}/`, 'Fettle'), false)
    assert.equal(rules.keepsOut(`${ORIGIN}/`, 'Fettle'), true)
  })

  test('2.2.1 the group of our own name applies, in any letter case, and the group for all only without one', () => {
    const file = 'User-agent: *\nDisallow: /\n\nUser-agent: FETTLE\nDisallow: /private'
    assert.equal(allows(file, '/'), true)
    assert.equal(allows(file, '/private'), false)
    assert.equal(allows(file, '/', 'Other'), false)
  })

  test('2.2.1 groups of the same name are combined', () => {
    const file =
      'User-agent: fettle\nDisallow: /a\n\nUser-agent: other\nDisallow: /\n\nUser-agent: fettle\nDisallow: /b'
    assert.deepEqual(
      ['/a', '/b', '/c'].map((path) => allows(file, path)),
      [false, false, true],
    )
  })

  test('2.2.1 a group of 10,000 names and 10,000 rules fits into the memory of a scan', () => {
    const names = Array.from(
      { length: 10_000 },
      (_, at) => `User-agent: robot-${at}\n# a: ${at}\nUser-agent: fettle`,
    )
    const rules = Array.from({ length: 10_000 }, (_, at) => `Disallow: /${at}`)
    const file = [...names, ...rules].join('\n')
    assert.equal(allows(file, '/9999'), false)
    assert.equal(allows(file, '/other'), true)
    assert.equal(allows(file, '/9999', 'robot-7'), false)
  })

  test('2.2.1 a group may have several names', () => {
    assert.equal(allows('User-agent: other\nUser-agent: fettle\nDisallow: /', '/'), false)
  })

  test('2.2.2 the longest rule applies, and of two equally long ones the allowing one', () => {
    assert.equal(allows(forAll('Allow: /p', 'Disallow: /'), '/page'), true)
    assert.equal(allows(forAll('Allow: /folder', 'Disallow: /folder'), '/folder/page'), true)
    assert.equal(allows(forAll('Allow: /page', 'Disallow: /*.htm'), '/page.htm'), false)
    assert.equal(allows(forAll('Allow: /$', 'Disallow: /'), '/'), true)
    assert.equal(allows(forAll('Allow: /$', 'Disallow: /'), '/page.htm'), false)
  })

  test('2.2.2 without a matching rule everything is allowed, and so it is by an empty rule', () => {
    assert.equal(allows('', '/page'), true)
    assert.equal(allows(forAll('Disallow:'), '/page'), true)
    assert.equal(allows(forAll('Disallow: /a'), '/b'), true)
  })

  test('2.2.2 percent-encoding is compared in any letter case', () => {
    assert.equal(allows(forAll('Disallow: /foo/bar/%E3%83%84'), '/foo/bar/ツ'), false)
    assert.equal(allows(forAll('Disallow: /foo/bar/ツ'), '/foo/bar/%E3%83%84'), false)
  })

  test('2.2.2 an escape of a letter that needs none stands for the letter, one of a sign that means something does not', () => {
    assert.equal(allows(forAll('Disallow: /foo/bar/%62%61%7a'), '/foo/bar/baz'), false)
    assert.equal(allows(forAll('Disallow: /foo/bar/baz'), '/foo/bar/%62a%7A'), false)
    assert.equal(allows(forAll('Disallow: /a%2Fb'), '/a/b'), true)
    assert.equal(allows(forAll('Disallow: /a%2a'), '/abc'), true)
  })

  test('2.2.2 paths are case-sensitive', () => {
    assert.equal(allows(forAll('Disallow: /Fish'), '/fish'), true)
  })

  test('2.2.3 a star matches anything, a dollar the end, and a hash starts a comment', () => {
    assert.equal(allows(forAll('Disallow: /*.php$'), '/a/b.php'), false)
    assert.equal(allows(forAll('Disallow: /*.php$'), '/a/b.php?x'), true)
    assert.equal(allows(forAll('Disallow: /fish # not today'), '/fish'), false)
  })

  test('2.2.4 other lines do not end a group', () => {
    assert.equal(
      allows('User-agent: *\nCrawl-delay: 1\nSitemap: https://joes.test/s.xml\nDisallow: /a', '/a'),
      false,
    )
  })
})

/** The table of Google's page "How Google interprets the robots.txt specification". */
describe('paths as Google documents them', () => {
  const table: [rule: string, fits: string[], not: string[]][] = [
    ['/', ['/anything'], []],
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fish.php?id=anything'],
      ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish'],
    ],
    ['/fish*', ['/fish', '/fishheads/yummy.html'], ['/catfish']],
    [
      '/fish/',
      ['/fish/', '/fish/?id=anything', '/fish/salmon.htm'],
      ['/fish', '/fish.html', '/animals/fish/'],
    ],
    ['/*.php', ['/index.php', '/folder/any.php.file.html', '/filename.php/'], ['/', '/windows.PHP']],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php'],
      ['/filename.php?parameters', '/filename.php/', '/filename.php5'],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP']],
  ]
  for (const [rule, fits, not] of table) {
    test(`"${rule}"`, () => {
      assert.deepEqual(
        fits.filter((path) => allows(forAll(`Disallow: ${rule}`), path)),
        [],
      )
      assert.deepEqual(
        not.filter((path) => !allows(forAll(`Disallow: ${rule}`), path)),
        [],
      )
    })
  }
})

describe('wildcards by which a file would hold the process', () => {
  const address = `/${'a'.repeat(2_000)}b`

  test('in a row are one', () => {
    assert.equal(allows(forAll(`Disallow: /${'*'.repeat(400_000)}b`), address), false)
    assert.equal(allows(forAll(`Disallow: /${'*'.repeat(400_000)}c`), address), true)
  })

  test('that would be compared more than four million times keep us out, and nobody else', () => {
    const file = forAll(`Disallow: /${'*a'.repeat(100_000)}c`)
    assert.equal(allows(file, address), false)
    assert.equal(allows(file, address, 'Googlebot'), true)
  })

  test('do not when they are for other crawlers, however many have a group of their own', () => {
    const rules = Array.from({ length: 60 }, (_, at) => `Disallow: /*?filter_${at}=*&sort=`)
    const others = Array.from({ length: 60 }, (_, at) => [`User-agent: bot${at}`, ...rules, ''])
    const file = [forAll('Disallow: /admin/'), ...others.flat()].join('\n')
    assert.equal(allows(file, address), true)
    assert.equal(allows(file, '/admin/'), false)
    assert.equal(allows(file, `${address}?filter_7=1&sort=a`, 'bot7'), false)
  })

  test('do so for long addresses alone, and plain rules never do', () => {
    assert.equal(allows(forAll(`Disallow: /${'*a'.repeat(20_000)}c`), '/about'), true)
    assert.equal(
      allows(forAll(...Array.from({ length: 20_000 }, (_, at) => `Disallow: /${at}/`)), address),
      true,
    )
  })
})
