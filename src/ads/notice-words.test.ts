import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { monthName, noticeWords } from './notice-words.ts'

const term = (text: string) => ({
  term: text,
  campaignId: '1',
  campaignName: 'Bouquets',
  adGroupId: null,
  cost: '100',
})

describe('what a notice tells', () => {
  it('says what a campaign cost that brought nothing', () => {
    const notice = { campaignId: '1', campaignName: 'Bouquets', cost: '18400000', clicks: 1 }
    assert.deepEqual(noticeWords({ kind: 'spend_without_conversions', ...notice }, 'AUD'), {
      title: '“Bouquets” cost A$18.40 in 30 days and brought nothing',
      why: '1 click, and no conversion. Look at its keywords, or pause it.',
    })
  })

  it('names two of the searches that do not fit, and counts the rest', () => {
    const terms = ['artificial flowers', 'flower seeds', 'a', 'b'].map(term)
    const many = noticeWords({ kind: 'unfitting_terms', cost: '18400000', terms }, 'AUD')
    assert.deepEqual(many, {
      title: '4 searches that don’t fit cost you A$18.40 in 30 days',
      why: '“artificial flowers”, “flower seeds” and 2 more. People who search for these mostly want something else.',
    })
    const one = noticeWords({ kind: 'unfitting_terms', cost: '400000', terms: terms.slice(0, 1) }, 'NZD')
    assert.deepEqual(one, {
      title: '1 search that doesn’t fit cost you NZ$0.40 in 30 days',
      why: '“artificial flowers”. People who search for this mostly want something else.',
    })
  })

  it('names and counts a search once that several campaigns were shown for', () => {
    const terms = [term('flower seeds'), { ...term('flower seeds'), campaignId: '2' }]
    assert.deepEqual(noticeWords({ kind: 'unfitting_terms', cost: '400000', terms }, 'AUD'), {
      title: '1 search that doesn’t fit cost you A$0.40 in 30 days',
      why: '“flower seeds”. People who search for this mostly want something else.',
    })
  })

  it('says which campaigns lead to a broken page, and that they still cost', () => {
    const page = { url: 'https://bluewren.example/sale', why: 'The page isn’t there.' }
    const { title, why } = noticeWords(
      { kind: 'landing_page_broken', ...page, campaignNames: ['Bouquets', 'Sale'] },
      'AUD',
    )
    assert.equal(title, 'Your ads lead to /sale, which doesn’t work')
    assert.equal(
      why,
      'https://bluewren.example/sale: The page isn’t there. “Bouquets” and “Sale” lead there. Nothing was paused, so you still pay for clicks.',
    )
  })

  it('names the homepage as such', () => {
    const page = { url: 'https://bluewren.example/', why: 'It took too long.', campaignNames: [] }
    const { title } = noticeWords({ kind: 'landing_page_broken', ...page }, 'AUD')
    assert.equal(title, 'Your ads lead to your homepage, which doesn’t work')
  })

  it('says what was paused at the limit, and what Google did not let us pause', () => {
    const reached = { month: '2026-11', ceiling: '500000000', cost: '501200000' }
    const both = noticeWords(
      { kind: 'ceiling_reached', ...reached, paused: ['Bouquets'], notPaused: ['Sale'] },
      'AUD',
    )
    assert.deepEqual(both, {
      title: 'November reached your limit of A$500',
      why: 'It has cost A$501.20. We paused “Bouquets”. Google didn’t let us pause “Sale”: pause it on ads.google.com.',
    })
    const two = { ...reached, paused: [], notPaused: ['Sale', 'Weddings'] }
    assert.match(
      noticeWords({ kind: 'ceiling_reached', ...two }, 'AUD').why,
      /“Sale” and “Weddings”: pause them on/u,
    )
    const none = noticeWords({ kind: 'ceiling_reached', ...reached, paused: [], notPaused: [] }, 'AUD')
    assert.equal(none.why, 'It has cost A$501.20.')
  })

  it('names the month of a day', () => {
    assert.deepEqual([monthName('2026-02-28'), monthName('2026-12')], ['February', 'December'])
  })
})
