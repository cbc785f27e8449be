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
  return { ...page, lang: 'de', text: { ...page.text, languages: { de: 0.6, da: 0.4 } } }
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

const IMPRINT =
  '<h1>Impressum</h1><p>Max Mustermann, Musterstraße 1, 12345 Musterstadt. Telefon: 030 5550142</p>'
const legalOf = (...pages: ReturnType<typeof htmlPage>[]) => {
  const evidence = { pages: aCrawl(pages), profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  assert.ok(!('wait' in outcome))
  return 'status' in outcome ? (outcome.advice ?? []) : (outcome.blocks ?? [])
}
const LINES = ['Your page “Impressum” still says "Max Mustermann": fill it in.']

test('an imprint that still has its template’s names is told by its name, whatever names it', () => {
  const home = htmlPage('/', '<main><p>Bread since 1999.</p></main><a href="/i">Impressum</a>')
  assert.deepEqual(legalOf(home, htmlPage('/i', IMPRINT)), LINES)
  const unnamed = htmlPage('/', '<main><p>Bread since 1999.</p></main>')
  assert.deepEqual(legalOf(unnamed, htmlPage('/imprint.html', IMPRINT)), LINES)
  assert.deepEqual(legalOf(home, htmlPage('/i', IMPRINT.replace(/Max.*stadt/u, 'Jo Berg, Am Markt 3'))), [])
  assert.deepEqual(legalOf(home, htmlPage('/about', IMPRINT.replace('Impressum', 'Our team'))), [])
})

test('a policy with two made-up names is the template, and not told a second time', () => {
  const text =
    'We collect personal information and keep it safe. You may ask us for it, and we use cookies. '.repeat(30)
  const home = htmlPage('/', '<main><p>Bread.</p></main><a href="/privacy">Privacy policy</a>')
  const page = (who: string) =>
    htmlPage('/privacy', `<main><h1>Privacy policy</h1><p>${text}${who}</p></main>`)
  assert.deepEqual(legalOf(home, page('Contact: Max Mustermann, 12345 Musterstadt')), [])
  assert.deepEqual(legalOf(home, page('Contact: Max Mustermann')), [
    'Your privacy policy still says "Max Mustermann": fill it in.',
  ])
})
