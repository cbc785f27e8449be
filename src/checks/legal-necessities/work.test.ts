import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { legalWork } from './work.ts'

const PAGE = 'https://joes.test/page'
const stepsOf = (facts: Record<string, unknown>) =>
  legalWork({
    status: 'website_at_risk',
    facts: {
      privacyPolicy: PAGE,
      cookieInformation: 'page',
      cookiePolicy: PAGE,
      termsAndConditions: PAGE,
      returnsPolicy: PAGE,
      notEnough: [],
      legalStatus: 'website_at_risk',
      collectsPersonalInfo: true,
      sellsOnline: 'no',
      ...facts,
    },
  })?.steps ?? []
const firstStep = (facts: Record<string, unknown>) => stepsOf(facts)[0]
const withFlaw = (flaw: string) => ({
  termsAndConditions: null,
  notEnough: [{ item: 'terms', url: PAGE, flaw }],
})

describe('the work on legal pages', () => {
  test('takes four minutes for each page', () => {
    assert.deepEqual(firstStep({ privacyPolicy: null, termsAndConditions: null }), {
      text: 'Read the 2 ready-made drafts (privacy policy, terms and conditions), change what isn’t so, and paste each into a page of its own',
      minutes: 8,
    })
    assert.deepEqual(firstStep({ termsAndConditions: null }), {
      text: 'Read the ready-made draft, change what isn’t so, and paste it into a page',
      minutes: 4,
    })
  })

  test('begins with the link to a page that is there, before the drafts', () => {
    const notEnough = [{ item: 'privacy', url: PAGE, flaw: 'unlinked' }]
    const steps = stepsOf({ privacyPolicy: null, termsAndConditions: null, notEnough })
    assert.match(JSON.stringify(steps[0]), /Link your privacy policy in your footer/u)
    assert.match(JSON.stringify(steps[1]), /the ready-made draft,/u)
    assert.match(JSON.stringify(steps[2]), /Link it in your footer/u)
  })

  test('has one footer to link them in on a website of one page', () => {
    const facts = { privacyPolicy: null, termsAndConditions: null }
    assert.deepEqual(stepsOf({ ...facts, isOnePage: true })[1], {
      text: 'Link them in your footer',
      minutes: 2,
    })
    assert.match(JSON.stringify(stepsOf(facts)[1]), /every page has the link","minutes":4/u)
  })

  test('is a link alone for a page that exists and that nothing links to', () => {
    const notEnough = [{ item: 'privacy', url: PAGE, flaw: 'unlinked' }]
    assert.deepEqual(firstStep({ privacyPolicy: null, notEnough }), {
      text: 'Link your privacy policy in your footer, so that every page has the link',
      minutes: 2,
    })
  })

  describe('asks for no link to a page that is linked already', () => {
    for (const flaw of ['template', 'too_short', 'disabled', 'empty'])
      test(`whose text is to be replaced: ${flaw}`, () => {
        assert.deepEqual(stepsOf(withFlaw(flaw)), [
          {
            text: 'Read the ready-made draft, change what isn’t so, and put it into the page that is there',
            minutes: 5,
          },
          'Ask a lawyer or adviser to read it',
        ])
      })

    for (const flaw of ['nowhere', 'not_found', 'home', 'login', 'document'])
      test(`but to a new one in the place of what is linked: ${flaw}`, () => {
        assert.match(JSON.stringify(stepsOf(withFlaw(flaw))[1]), /Link it in your footer/u)
      })

    test('and names those that need one beside it', () => {
      const steps = stepsOf({ ...withFlaw('template'), privacyPolicy: null })
      assert.match(JSON.stringify(steps[0]), /2 ready-made drafts \(privacy policy, terms and conditions\)/u)
      assert.match(JSON.stringify(steps[1]), /Link your privacy policy in your footer/u)
    })
  })

  test('drafts no returns policy that may stand in terms which could not be read', () => {
    const selling = { returnsPolicy: null, sellsOnline: 'yes' }
    assert.equal(firstStep({ ...selling, returnsMayBeInTerms: true }), undefined)
    assert.notEqual(firstStep(selling), undefined)
  })

  test('is none where every page is there', () => {
    assert.equal(firstStep({}), undefined)
  })
})
