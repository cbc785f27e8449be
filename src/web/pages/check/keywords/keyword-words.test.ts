import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { askedWords, missingWords, placeChange, placeFacts, placeWords } from './keyword-words.ts'

const NOW = new Date('2026-11-21T02:00:00Z')
const at = (day: string, position: number | null) => ({ at: `${day}T02:00:00.000Z`, position })
const changeAt = (provider: 'brave' | 'search_console', ...places: ReturnType<typeof at>[]) =>
  placeChange({ provider, places }, NOW, 'Australia/Sydney')
const change = (...places: ReturnType<typeof at>[]) => changeAt('brave', ...places)?.words
const average = (before: number | null, now: number | null) =>
  changeAt('search_console', at('2026-10-24', before), at('2026-11-21', now))

const facts = (position: number | null) => placeFacts({ provider: 'dataforseo', position })

describe('the words of the keyword tool', () => {
  it('say on what and where the search was made', () => {
    const location = { code: '1', label: 'Newtown, New South Wales' }
    assert.equal(askedWords({ device: 'mobile', location }), 'on a phone, in Newtown, New South Wales')
    assert.equal(askedWords({ device: null, location }), 'in Newtown, New South Wales')
  })

  it('name the place and its page', () => {
    assert.deepEqual(facts(2), {
      place: '2',
      of: 'in the top 100',
      onFirstPage: 2,
      page: 'On the first page, 2nd of 10',
    })
    assert.deepEqual([facts(11).onFirstPage, facts(11).page], [null, 'On page 2 of the results'])
    assert.deepEqual(facts(null), {
      place: null,
      of: 'Not in the top 100',
      onFirstPage: null,
      page: null,
    })
  })

  it('call an average an average', () => {
    assert.equal(placeFacts({ provider: 'search_console', position: 7.44 }).of, 'on average')
    assert.equal(placeWords({ provider: 'search_console', position: 7.44 }), '7.4 on average')
    assert.equal(placeWords({ provider: 'search_console', position: null }), 'Not shown in 28 days')
    assert.equal(placeWords({ provider: 'brave', position: null }), 'Not in the top 100')
  })

  it('say in a chart of averages that the website was not shown, which is no place beyond the first 100', () => {
    assert.equal(missingWords('search_console'), 'not shown in 28 days')
    assert.equal(missingWords('brave'), 'not in the top 100')
  })

  it('compare with the look-up before', () => {
    assert.equal(change(at('2026-10-24', 9), at('2026-11-21', 7)), '2 better than on 24 Oct')
    assert.equal(change(at('2026-10-24', 7), at('2026-11-21', 9)), '2 worse than on 24 Oct')
    assert.equal(change(at('2026-10-24', 7), at('2026-11-21', 7)), 'As on 24 Oct')
    assert.equal(change(at('2026-10-24', null), at('2026-11-21', 7)), 'Wasn’t in the top 100 on 24 Oct')
    assert.equal(change(at('2026-10-24', 7), at('2026-11-21', null)), 'Was 7 on 24 Oct')
    assert.equal(change(at('2026-11-21', 7)), undefined)
  })

  it('compare averages by the numbers that are shown', () => {
    assert.equal(average(7.44, 7.41)?.words, 'As on 24 Oct')
    assert.equal(average(7.44, 7.46)?.words, '0.1 worse than on 24 Oct')
    assert.equal(average(7.44, null)?.words, 'Was 7.4 on 24 Oct')
  })

  it('say of an average without a look-up that it was not shown, which is no place among the first 100', () => {
    assert.deepEqual(average(null, 7.4), {
      way: 'better',
      words: 'Wasn’t shown in the 28 days to 24 Oct',
    })
  })
})
