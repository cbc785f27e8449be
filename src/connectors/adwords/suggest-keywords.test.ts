import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { adsAccess, adsReading, ADS_NOW } from '#support/ads-reading.ts'
import { suggestCategories } from './suggest-keywords.ts'

describe('the keywords of a suggested category', () => {
  let ads: Awaited<ReturnType<typeof openAdwords>>
  before(async () => {
    ads = await openAdwords({ now: () => ADS_NOW })
  })
  after(() => ads.close())

  const keywordsOf = async (category: string, ideas: readonly string[]) => {
    const bodies = [
      { keywordThemes: [{ freeFormKeywordTheme: category }] },
      { results: ideas.map((text) => ({ text })) },
    ]
    ads.answerNext(...bodies.map((body) => ({ status: 200, body })))
    const { context } = adsReading(ads, ADS_IDS.cycles)
    const asked = { businessName: 'Joe', landingUrl: 'https://joes.test/' }
    const answer = await suggestCategories(context, asked, adsAccess(ADS_IDS.cycles))
    assert.ok(answer.ok)
    return answer.data.categories[0]?.keywords
  }

  it('are the ideas that share a word with it', async () => {
    assert.deepEqual(await keywordsOf('Bike repairs', ['bike bells', 'cheap repairs', 'helmets']), [
      'bike bells',
      'cheap repairs',
    ])
  })

  it('share more than a word that every other text has', async () => {
    const ideas = ['dinner in geelong', 'what to do for the weekend', 'bikes for kids']
    assert.deepEqual(await keywordsOf('Bikes in the city for you', ideas), ['bikes for kids'])
  })

  it('share any word with a category that has only such words', async () => {
    assert.deepEqual(await keywordsOf('Make up', ['wedding make up', 'hair']), ['wedding make up'])
  })
})
