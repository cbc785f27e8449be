import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { type Naming, namingsIn } from '#support/check-ids.ts'
import { parseFile, parseText, sourceFiles } from '#support/syntax.ts'

/** Words that equal an id and mean something else, in these files and folders only. */
const OTHER_MEANINGS: readonly (readonly [word: string, place: string, meaning: string])[] = [
  ['layout', 'src/gather/', 'how a page lies on a screen, as it was measured'],
  ['sitemap', 'src/gather/', 'a kind of file, and where an address was found'],
  ['sitemap', 'src/net/', 'a kind of file, which may be larger than a page'],
  ['sitemap', 'src/core/trigger-names.ts', "one of the specification's triggers"],
  ['sitemap', 'src/core/trigger-facts.ts', "one of the specification's triggers"],
  ['sitemap', 'src/core/evidence/page.ts', 'where an address was found'],
  ['sitemap', 'src/core/subjects.ts', 'what could not be looked at'],
  ['sitemap', 'src/engine/gathering/subjects.ts', 'what could not be looked at'],
  ['sitemap', 'src/fixes/hosting/', 'a file to be put in its place'],
  ['sitemap', 'src/checks/search-ranking/', 'what a rule is about'],
]
const NETWORK_NAMES: ReadonlySet<string> = new Set(NETWORKS)

/** The folder of each check by its id: `sitespeed` is that of `sitespeed-mobile`. */
const FOLDERS: ReadonlyMap<string, string> = new Map(
  globSync(['src/checks/*/check.ts', 'src/checks/*/*.check.ts']).map((path) => {
    const [, , folder = '', file = ''] = path.replaceAll('\\', '/').split('/')
    const side = file.replace(/\.?check\.ts$/u, '')
    return [side === '' ? folder : `${folder}-${side}`, `src/checks/${folder}/`]
  }),
)

const isAtHome = ({ check, file }: Naming): boolean => file.startsWith(FOLDERS.get(check) ?? 'no folder')
const otherMeaning = ({ file, text }: Naming) =>
  OTHER_MEANINGS.find(([word, place]) => word === text && file.startsWith(place))

const isRefused = (naming: Naming): boolean =>
  !isAtHome(naming) && !NETWORK_NAMES.has(naming.text) && !otherMeaning(naming)

const ALL = sourceFiles().flatMap((file) => namingsIn(parseFile(file), catalogue))
const inFile = (file: string, text: string): string[] =>
  namingsIn(parseText(file, text), catalogue)
    .filter(isRefused)
    .map(({ check }) => check)

describe('A check is named', () => {
  it('in its own folder only', () => {
    assert.deepEqual(
      ALL.filter(isRefused).map(({ file, line, text }) => `${file}:${line}: ${text}`),
      [],
    )
  })

  it('by the name of its folder, or by that and its side', () => {
    assert.deepEqual([...FOLDERS.keys()].toSorted(), catalogue.map(({ id }) => id).toSorted())
  })

  it('by no word that has another meaning there any more', () => {
    const used = new Set(ALL.map(otherMeaning))
    assert.deepEqual(
      OTHER_MEANINGS.filter((row) => !used.has(row)),
      [],
    )
  })
})

describe('A check that is named elsewhere is seen', () => {
  const PLAN = 'src/plan/plan.ts'
  for (const [how, text] of [
    ['compared with', "const isFirst = check.id === 'ssl'"],
    ['one of a list', "const PINS = ['ssl']"],
    ['a key', 'const PINS = { ssl: 1 }'],
    ['a key in quotes', "const PINS = { 'ssl': 1 }"],
    ['a case', "switch (id) { case 'ssl': work() }"],
    ['a type', "type First = 'ssl'"],
    ['a template', 'const FIRST = `ssl`'],
    ['told by its code', "const FIRST = 'T3NAV1SS'"],
    ['told by its page', "const FIRST = '/compliance/ssl'"],
    ['told by its page as the plan links to it', "const FIRST = '/compliance/ssl?from=dap'"],
  ] as const)
    it(how, () => assert.deepEqual(inFile(PLAN, text), ['ssl']))

  it('a property of an element', () => {
    assert.deepEqual(inFile('src/web/pages/plan/PlanPage.tsx', 'const a = <Row check="about-us" />'), [
      'about-us',
    ])
  })

  it('in the folder of another check', () => {
    assert.deepEqual(inFile('src/checks/sitemap/check.ts', "const a = 'ssl'"), ['ssl'])
    assert.deepEqual(inFile('src/checks/sitespeed/speed.ts', "const a = 'accessibility-mobile'"), [
      'accessibility-mobile',
    ])
  })

  it('where a word has another meaning in other places only', () => {
    assert.deepEqual(inFile(PLAN, "const a = 'sitemap'"), ['sitemap'])
    assert.deepEqual(inFile('src/gather/crawl/crawl.ts', "const a = 'ssl'"), ['ssl'])
  })

  it('and not in its own folder, as a network, as another word, or as a part of a word', () => {
    assert.deepEqual(inFile('src/checks/ssl/check.ts', "const a = 'ssl'"), [])
    assert.deepEqual(inFile('src/checks/sitespeed/speed.ts', "const a = 'sitespeed-mobile'"), [])
    assert.deepEqual(inFile(PLAN, "const a = 'facebook'"), [])
    assert.deepEqual(inFile('src/gather/crawl/crawl.ts', "const a = 'sitemap'"), [])
    assert.deepEqual(inFile(PLAN, "const a = ['ssl-checker', '/compliance', 'sitespeed']"), [])
  })
})
