import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const GERMAN =
  'Wir verarbeiten personenbezogene Daten unserer Nutzer nur, soweit dies für diese Website und unsere Leistungen nötig ist, und geben sie nicht an andere weiter. '.repeat(
    9,
  )

const german = (path: string, body: string) => {
  const page = htmlPage(path, body)
  return { ...page, lang: 'de', text: { ...page.text, languages: { de: 1 } } }
}

test('a place that was left open is told also where the language of the website is not judged', () => {
  const footer = '<footer><a href="/datenschutz.html">Datenschutz</a></footer>'
  const site = (mail: string) =>
    aCrawl([
      german('/', `<main><p>${GERMAN}</p></main>${footer}`),
      german(
        '/datenschutz.html',
        `<main><h1>Datenschutz</h1><p>${GERMAN} E-Mail: ${mail}</p></main>${footer}`,
      ),
    ])
  const blocksOf = (mail: string) => {
    const evidence = { pages: site(mail), profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
    const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
    assert.ok('unable' in outcome)
    return outcome.blocks?.filter(({ kind }) => kind === 'list')
  }
  assert.deepEqual(blocksOf('[bitte ergänzen]'), [
    {
      kind: 'list',
      title: 'Still to fill in',
      items: [{ text: 'Your privacy policy still says "[bitte ergänzen]": fill it in.' }],
    },
  ])
  assert.deepEqual(blocksOf('jo@joes.test'), [])
})
