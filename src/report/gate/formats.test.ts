import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SaxesParser } from 'saxes'
import { aReport, aResult } from '#support/results.ts'
import { failingChecks, type FailOn, type GatedReport } from './gate.ts'
import { renderGithub } from './github.ts'
import { renderJunit } from './junit.ts'
import { renderSarif } from './sarif.ts'

const HOSTILE = 'a]]><b>&"\u001B[2J\n::error::gotcha\r\n100%'
const report = aReport([
  aResult(),
  aResult({
    id: 'broken-links',
    title: 'Broken links',
    display: 'error',
    tag: '2 broken',
    description: HOSTILE,
  }),
  aResult({ id: 'sitemap', title: 'Sitemap', display: 'warning', tag: 'Old' }),
  aResult({ id: 'layout', title: 'Layout', display: 'missing', greyKind: 'unable', reason: 'No browser.' }),
])
const gated = (failOn: FailOn): GatedReport => {
  const comparison = { worse: [{ id: 'sitemap', was: 'New', is: 'Old' }], changedRules: [] }
  return { report, failing: failingChecks(report, failOn, comparison), comparison }
}

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

/** The elements of a document. Throws where it is not well-formed XML. */
function elementsIn(xml: string): Element[] {
  const found: Element[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes, text: '' }))
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last) last.text += text
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

describe('JUnit XML', () => {
  it('has one case a check: what the gate refuses is a failure, what has no verdict is skipped', () => {
    const elements = elementsIn(renderJunit(gated('error')))
    const suite = elements.find(({ name }) => name === 'testsuite')
    assert.deepEqual(
      ['tests', 'failures', 'skipped'].map((name) => suite?.attributes[name]),
      ['4', '1', '1'],
    )
    assert.deepEqual(
      elements.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes['classname']),
      [
        'fettle.compliance.ssl',
        'fettle.compliance.broken-links',
        'fettle.compliance.sitemap',
        'fettle.compliance.layout',
      ],
    )
    assert.equal(elements.find(({ name }) => name === 'failure')?.attributes['message'], '2 broken')
    assert.equal(elements.find(({ name }) => name === 'skipped')?.attributes['message'], 'No browser.')
  })

  it('says what was and what is where the gate is "worse"', () => {
    const failures = elementsIn(renderJunit(gated('worse'))).filter(({ name }) => name === 'failure')
    assert.equal(failures.length, 1)
    assert.match(failures[0]?.text ?? '', /^Was: New. Now: Old\.\n/u)
  })

  it('X10 holds a website’s text as text', () => {
    const text = elementsIn(renderJunit(gated('error'))).find(({ name }) => name === 'failure')?.text
    assert.ok(text?.includes('a]]><b>&" [2J\n::error::gotcha'))
  })
})

describe('annotations for GitHub Actions', () => {
  it('mark what is broken or refused as errors, what can be better as warnings, and sum up', () => {
    const lines = renderGithub(gated('worse')).trimEnd().split('\n')
    assert.deepEqual(lines.slice(1), [
      '::error title=Sitemap%3A Old::Your padlock works. Was: New. Now: Old.',
      '::notice title=Fettle::joes.test: 4 checks, 1 check stops this run.',
    ])
    assert.match(renderGithub(gated('never')), /^::warning title=Sitemap/mu)
  })

  it('X10 holds a website’s text on its one line, so that it is no command', () => {
    const lines = renderGithub(gated('error')).trimEnd().split('\n')
    assert.equal(lines.length, 3)
    assert.ok(lines[0]?.endsWith('%0A::error::gotcha%0D%0A100%25'))
  })
})

describe('SARIF', () => {
  it('has a rule for every check, and a result with its place for each that is not good', () => {
    const document: unknown = JSON.parse(renderSarif(gated('worse')))
    assert.partialDeepStrictEqual(document, {
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Fettle',
              rules: [{ id: 'ssl' }, { id: 'broken-links' }, { id: 'sitemap' }, { id: 'layout' }],
            },
          },
          results: [
            { ruleId: 'broken-links', level: 'error' },
            {
              ruleId: 'sitemap',
              level: 'error',
              locations: [{ physicalLocation: { artifactLocation: { uri: 'https://joes.test/' } } }],
              properties: { was: 'New', is: 'Old' },
            },
          ],
        },
      ],
    })
  })
})
