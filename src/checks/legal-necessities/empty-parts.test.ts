import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const TEXT = 'We collect personal information and keep it safe. You may ask us for it, and we use cookies. '
const part = (name: string, text = TEXT.repeat(8), level = 2) =>
  `<h${level}>${name}</h${level}><p>${text}</p>`
const FILLED = ['Who we are', 'What we collect', 'Cookies', 'Your rights'].map((name) => part(name)).join('')
const empty = (...names: string[]) => names.map((name) => part(name, '')).join('')

/** What is said of a legal text; `name`: of its link and its heading. */
function adviceOn(body: string, name = 'Privacy policy'): readonly string[] {
  const home = htmlPage('/', `<main><p>Bread.</p></main><a href="/p">${name}</a>`)
  const page = htmlPage('/p', `<main><h1>${name}</h1>${body}</main>`)
  const evidence = {
    pages: aCrawl([home, page]),
    profile: {},
    renderedPages: gone,
    loaded: gone,
    scripts: gone,
  }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, new Date(0))
  assert.ok('status' in outcome)
  return outcome.advice ?? []
}

test('parts of a policy that its template left empty are named', () => {
  assert.deepEqual(
    adviceOn(
      FILLED + empty('Contact forms', 'Analytics') + part('Sharing') + empty('How we protect your data'),
    ),
    [
      'Your privacy policy has headings with nothing below them: “Contact forms”, “Analytics” and “How we protect your data”. Write what belongs there, or take them out.',
    ],
  )
  const many = adviceOn(FILLED + empty('A') + part('More') + empty('B', 'C', 'D'))
  assert.match(many[0] ?? '', /“A”, “B”, “C” and 1 other\. Write/u)
})

test('few empty headings, parts with parts of their own, and parts that a press opens are none', () => {
  for (const body of [
    FILLED,
    FILLED + empty('Analytics', 'Sharing'),
    FILLED + ['A', 'B', 'C'].map((name) => `<h2>${name}</h2><h3>More of it</h3><p>${TEXT}</p>`).join(''),
    part('Who we are') + empty('A', 'B', 'C', 'D', 'E'),
    FILLED + ['A', 'B', 'C'].map((name) => `<h2>${name}</h2><ul><li>${TEXT}</li></ul>`).join(''),
    `${FILLED}</main><aside>${empty('A', 'B', 'C')}</aside><main>`,
    FILLED + ['A', 'B', 'C'].map((name) => `<h2 hidden>${name}</h2>`).join(''),
    FILLED + ['A', 'B', 'C'].map((name) => `<h2>${name}</h2><p hidden>${TEXT}</p>`).join(''),
  ])
    assert.deepEqual(adviceOn(body), [], body.slice(-120))
})

test('a page of pictures under their names is no legal text, whatever it is called', () => {
  const kinds = `${part('Chocolate', 'Dark and sweet.')}${empty('Ginger')}${part('Plain', 'As ever.')}${empty('Oat', 'Nut')}${part('More', 'Ask us.')}`
  assert.doesNotMatch(JSON.stringify(adviceOn(kinds, 'Cookies')), /nothing below/u)
})
