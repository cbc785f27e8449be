import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { legalWork } from './work.ts'

const PAGE = 'https://joes.test/page'
const firstStep = (facts: Record<string, unknown>) =>
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
  })?.steps[0]

describe('the work on legal pages', () => {
  test('takes a quarter of an hour for a privacy policy and ten minutes for each other page', () => {
    assert.deepEqual(firstStep({ privacyPolicy: null, termsAndConditions: null }), {
      text: 'Read the 2 ready-made drafts (privacy policy, terms and conditions), change what isn’t so, and paste each into a page of its own',
      minutes: 25,
    })
    assert.deepEqual(firstStep({ termsAndConditions: null }), {
      text: 'Read the ready-made draft, change what isn’t so, and paste it into a page',
      minutes: 10,
    })
  })

  test('is a link alone for a page that exists and that nothing links to', () => {
    const notEnough = [{ item: 'privacy', url: PAGE, flaw: 'unlinked' }]
    assert.deepEqual(firstStep({ privacyPolicy: null, notEnough }), {
      text: 'Link it in your footer, so that every page has the link',
      minutes: 10,
    })
    assert.match(
      JSON.stringify(firstStep({ privacyPolicy: null, termsAndConditions: null, notEnough })),
      /the ready-made draft,/u,
    )
  })

  test('is none where every page is there', () => {
    assert.equal(firstStep({}), undefined)
  })
})
