import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { resolveHttp } from '#core/address/urls.ts'
import { squeeze } from '#core/text.ts'
import { SILENT } from '#gather/parse/element-text.ts'
import { elementsIn, textIn, type TreeCase, treeCases, type TreeElement } from '#support/html5lib-trees.ts'
import { parseHtml } from '#support/parse-html.ts'
import { suiteAt } from '#support/suite.ts'

// The folder `tree-construction` of html5lib-tests, where FETTLE_HTML5LIB_SUITE gives the path of the suite. Each case's HTML is read
// as a page, and the facts that checks use are held against the tree that a browser makes of it.

const SUITE = suiteAt('FETTLE_HTML5LIB_SUITE')
const PAGE = 'https://joes.test/a/'

/** Cases of which a fact differs, by their HTML, each with its reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '<!doctype html></body><title>X</title>':
    'An end tag of something that is not open leaves no trace: the body that a browser begins there is not seen.',
}

/** What the checks read of a page's elements, each fact as texts that are compared without their order. */
interface Facts {
  doctype: string[]
  lang: string[]
  title: string[]
  metas: string[]
  links: string[]
  headings: string[]
}
type FactName = keyof Facts

const FACT_NAMES: readonly FactName[] = ['doctype', 'lang', 'title', 'metas', 'links', 'headings']

/** Elements that hold no elements of the page: browsers keep the content of a template apart, and make none of noscript. */
const APART: ReadonlySet<string> = new Set(['template', 'noscript'])
const HEADING = /^h[1-6]$/u

const isDrawn = (around: readonly TreeElement[]): boolean =>
  around.some(({ name }) => name.startsWith('svg '))
const isInHead = (around: readonly TreeElement[]): boolean => around.some(({ name }) => name === 'head')

function expectedFacts({ tree }: TreeCase): Facts {
  const all = [...elementsIn(tree, APART)]
  const of = (...names: string[]): TreeElement[] =>
    all.flatMap(({ element }) => (names.includes(element.name) ? element : []))
  const base = of('base')
    .find(({ attributes }) => attributes.has('href'))
    ?.attributes.get('href')
  const start = (base !== undefined && resolveHttp(base, PAGE)) || PAGE
  const first = tree.find((node) => !('text' in node))
  const title = all.find(({ element, around }) => element.name === 'title' && isInHead(around))
  return {
    doctype: [String(first !== undefined && 'doctype' in first && first.doctype.toLowerCase() === 'html')],
    lang: of('html').flatMap(({ attributes }) => attributes.get('lang') ?? []),
    title: title ? [squeeze(textIn(title.element, new Set()))] : [],
    metas: of('meta').flatMap(({ attributes: a }) => {
      const name = a.get('name') ?? a.get('property') ?? a.get('http-equiv')
      return name ? `${name.trim().toLowerCase()}: ${squeeze(a.get('content') ?? '')}` : []
    }),
    links: of('a', 'area', 'svg a').flatMap(({ attributes }) => {
      const href = attributes.get('href')
      return href === undefined ? [] : linkText(href, href.trim() === '' ? null : resolveHttp(href, start))
    }),
    headings: all
      .filter(({ element, around }) => HEADING.test(element.name) && !isDrawn(around))
      .map(({ element }) => `${element.name} ${withoutSpaces(textIn(element, SILENT))}`),
  }
}

const linkText = (href: string, url: string | null): string => `${href} → ${url ?? 'no web address'}`
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\0\uFFFD]/gu, '')

function readFacts({ html }: TreeCase): Facts {
  const page = parseHtml(html.replaceAll(/\r\n?/gu, '\n'), { url: PAGE })
  return {
    doctype: [String(page.doctype)],
    lang: page.lang === null ? [] : [page.lang],
    title: page.title.text === null ? [] : [page.title.text],
    metas: page.metas.map(
      ({ name, property, httpEquiv, content }) => `${name ?? property ?? httpEquiv}: ${content}`,
    ),
    links: page.links
      .filter(({ scripted, href }) => !scripted || href !== '')
      .map(({ href, url }) => linkText(href, url)),
    headings: page.headings.map(({ level, text }) => `h${level} ${withoutSpaces(text)}`),
  }
}

/** Each text once and in one order: browsers make a link anew in every block that it runs through, and move what a table cannot hold. */
const compared = (texts: readonly string[]): string => [...new Set(texts)].toSorted().join('\n')

describe('the tree-construction suite of html5lib', { skip: SUITE.skip }, () => {
  it('is read with the facts of the tree that a browser makes', async () => {
    const cases = await allCases()
    const others: string[] = []
    const excused = new Set<string>()
    for (const one of cases) {
      const [expected, read] = [expectedFacts(one), readFacts(one)]
      for (const fact of FACT_NAMES) {
        const [wanted, found] = [compared(expected[fact]), compared(read[fact])]
        if (wanted === found) continue
        if (one.html in OTHERWISE) excused.add(one.html)
        else others.push(`${one.name}, ${fact}: ${found || 'none'}, not ${wanted || 'none'}\n${one.html}\n`)
      }
    }
    assert.equal(others.join('\n'), '')
    assert.deepEqual([...excused], Object.keys(OTHERWISE))
  })
})

async function allCases(): Promise<TreeCase[]> {
  const folder = join(SUITE.path, 'tree-construction')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.dat')).toSorted()
  const cases = await Promise.all(
    files.map(async (file) => treeCases(file, await readFile(join(folder, file), 'utf8'))),
  )
  return cases.flat().filter(({ fragment }) => fragment === null)
}
