import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { reasonOfSentence, wordsOfFailure } from './reason-words.ts'
import { withSubject, REASONS, type Reason } from './reasons.ts'
import { SUBJECT_WORDS, type Subject } from './subjects.ts'

const SUBJECTS = Object.keys(SUBJECT_WORDS) as Subject[]
/** Reasons that lie with us, a service or the owner's account, and not with the thing we looked at. */
const NOT_OF_A_THING: ReadonlySet<Reason> = new Set([
  'no_website',
  'cancelled',
  'engine_missing',
  'engine_error',
  'provider_not_configured',
  'provider_error',
  'provider_quota',
  'other_language',
  'permission_lost',
  'internal_error',
  'unsteady',
])
const ABOUT_THINGS = REASONS.filter((reason) => !NOT_OF_A_THING.has(reason))
const AT = 'https://cdn.example/a.css'

describe('the words for what could not be looked at', () => {
  for (const subject of SUBJECTS)
    it(`name ${SUBJECT_WORDS[subject]} and nothing else, whatever the reason`, () => {
      for (const reason of ABOUT_THINGS) {
        const { sentence, step } = wordsOfFailure(withSubject(subject, { reason, code: reason }, AT))
        assert.ok(sentence.toLowerCase().includes(SUBJECT_WORDS[subject].toLowerCase()), sentence)
        assert.ok(sentence.includes(AT), sentence)
        const rest = sentence.replace(new RegExp(SUBJECT_WORDS[subject], 'iu'), '')
        assert.doesNotMatch(rest, /your (?:website|homepage)\b/iu)
        assert.doesNotMatch(`${sentence} ${step}`, /[{}]/u)
        assert.match(sentence, /^[A-Z].*\.$/u)
      }
    })

  it('name the website where there is no subject, and us where the fault is ours', () => {
    assert.match(wordsOfFailure({ reason: 'dns_failure' }).sentence, /your website's address/u)
    for (const reason of NOT_OF_A_THING)
      assert.deepEqual(wordsOfFailure({ reason, subject: 'robots' }), wordsOfFailure({ reason }), reason)
  })

  it('lead back to their reason, with a subject and without', () => {
    for (const reason of ABOUT_THINGS) {
      assert.equal(reasonOfSentence(wordsOfFailure({ reason, subject: 'page', at: AT }).sentence), reason)
    }
    assert.equal(reasonOfSentence(wordsOfFailure({ reason: 'timeout' }).sentence), 'timeout')
    assert.equal(reasonOfSentence('Something else.'), undefined)
  })

  it('name no step with "it" where neither a name nor an address tells which one', () => {
    for (const reason of ABOUT_THINGS) {
      const { sentence, step } = wordsOfFailure({ reason, subject: 'stylesheet' })
      assert.doesNotMatch(step, /\bit\b(?!'s open)/iu, sentence)
    }
    const unanswered = { reason: 'connect_failure', subject: 'stylesheet' } as const
    assert.equal(wordsOfFailure(unanswered).step, 'Re-run the test in a little while')
    assert.match(wordsOfFailure({ ...unanswered, at: AT }).step, /^Open it yourself/u)
    assert.match(wordsOfFailure({ reason: 'not_html', subject: 'robots' }).step, /^Open it yourself/u)
  })

  it('say for every reason in whole sentences what happened and what to do next', () => {
    for (const reason of REASONS)
      for (const { sentence, step } of [
        wordsOfFailure({ reason }),
        wordsOfFailure({ reason, subject: 'page', at: AT }),
      ]) {
        assert.match(sentence, /^\p{Lu}.{15,}\.$/u, reason)
        assert.match(step, /^\p{Lu}[\p{L}-]+ \p{L}.{4,}[^.]$/u, reason)
      }
  })

  it('keep the first subject', () => {
    const robots = withSubject('robots', { reason: 'timeout', code: 'timeout' })
    assert.equal(withSubject('sitemap', robots), robots)
  })
})
