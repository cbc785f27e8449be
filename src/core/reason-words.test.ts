import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { reasonToldBy, wordsOfFailure } from './reason-words.ts'
import { withSubject, REASONS, type Reason } from './reasons.ts'
import { SUBJECT_WORDS, type Subject } from './subjects.ts'

const SUBJECTS = Object.keys(SUBJECT_WORDS) as Subject[]
/** Told of ourselves, of a service or of the owner's account: the thing looked at is not to blame. */
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
    it(`name ${SUBJECT_WORDS[subject]} and no other thing, whatever the reason`, () => {
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

  it('speak of the website where no thing is named, and of us where we are to blame', () => {
    assert.match(wordsOfFailure({ reason: 'dns_failure' }).sentence, /your website's address/u)
    for (const reason of NOT_OF_A_THING)
      assert.deepEqual(wordsOfFailure({ reason, subject: 'robots' }), wordsOfFailure({ reason }), reason)
  })

  it('tell their reason back, with a thing and without', () => {
    for (const reason of ABOUT_THINGS) {
      assert.equal(reasonToldBy(wordsOfFailure({ reason, subject: 'page', at: AT }).sentence), reason)
    }
    assert.equal(reasonToldBy(wordsOfFailure({ reason: 'timeout' }).sentence), 'timeout')
    assert.equal(reasonToldBy('Something else.'), undefined)
  })

  it('keep the thing that was named first', () => {
    const robots = withSubject('robots', { reason: 'timeout', code: 'timeout' })
    assert.equal(withSubject('sitemap', robots), robots)
  })
})
