import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalWork } from './work.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const LINKS = '<a href="/privacy">Privacy</a> <a href="/terms">Terms</a>'
const home = htmlPage('/', `<p>${prose(80)}</p><footer>${LINKS}</footer>`)
const terms = htmlPage(
  '/terms',
  `<p>By using this site you agree to these terms. Our liability is limited. ${prose(200)}</p>`,
)

/** The privacy page with these scripts and no text, where the server answers so for "/app.js". */
function judged(scripts: string, status: number) {
  const privacy: PageFacts = htmlPage('/privacy', `<div id="app"></div>${scripts}`)
  const file = { bytes: 0, sourceMap: null, sourceMapPublic: null, secrets: [], tags: [], shopEvents: [] }
  const files = [{ url: 'https://joes.test/app.js', status, ...file }]
  const value: ScriptsEvidence = { files, libraries: [] }
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, privacy, terms]),
      answers: {},
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: { state: 'ok', value },
    },
    AT,
  )
  assert.ok('facts' in outcome && outcome.facts)
  const { facts } = outcome
  const say = 'say' in outcome ? String(outcome.say?.['linked']) : ''
  return { status: 'status' in outcome ? outcome.status : 'unable', facts, say }
}

const APP = '<script src="/app.js"></script>'

describe('a legal page whose script is missing', () => {
  it('stays empty: it is not found, is no risk, and is told with its cause', () => {
    const { status, facts, say } = judged(APP, 404)
    assert.equal(status, 'legal_items_missing')
    assert.equal(facts.privacyPolicy, null)
    assert.equal(facts.cookieInformation, 'unread')
    assert.deepEqual(facts.notEnough, [
      { item: 'privacy', url: 'https://joes.test/privacy', flaw: 'script_missing' },
    ])
    assert.equal(
      say,
      'You link to a privacy policy, but its page stays empty because the script that writes it is missing.',
    )
  })

  it('needs its script and no draft', () => {
    const { status, facts } = judged(APP, 404)
    assert.ok(status !== 'unable')
    assert.deepEqual(legalWork({ status, facts }), {
      steps: [
        {
          text: 'Put back the script that writes your privacy policy: visitors see an empty page',
          minutes: 30,
          who: 'Your web person',
        },
      ],
      isReadyMade: false,
      turnsGood: 'in_all',
    })
  })

  it('is not written by data inside it', () => {
    const data = '<script type="application/json">{"a":1}</script>'
    assert.equal(judged(`${APP}${data}`, 404).facts.privacyPolicy, null)
  })

  it('is only told where nothing else may write or show it', () => {
    for (const [scripts, status] of [
      [APP, 200],
      [`${APP}<script src="https://cdn.elsewhere.test/lib.js"></script>`, 404],
      [`${APP}<script>document.querySelector('#app').innerHTML = text</script>`, 404],
      [`${APP}<iframe src="https://policies.elsewhere.test/joe"></iframe>`, 404],
    ] as const)
      assert.equal(judged(scripts, status).facts.privacyPolicy, 'https://joes.test/privacy')
  })
})
