import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { businessNames } from './business-names.ts'

describe('the names of a business', () => {
  it('are those of its profile, its domain and its homepage, in letters and digits without accents', () => {
    const home = aPage({
      metas: [{ name: null, property: 'og:site_name', httpEquiv: null, content: 'Café & Luna' }],
    })
    const names = businessNames('xn--whnau-gwa.nz', home, { businessName: 'Pōhutukawa 2' })
    assert.deepEqual([...names].toSorted(), ['cafeandluna', 'cafeluna', 'pohutukawa2', 'whanau'])
  })

  it('include that of a business which a page item names as its subject', () => {
    const jsonLd = [{ '@type': 'WebPage', mainEntity: { '@type': 'LocalBusiness', name: 'Blue Wren' } }]
    const home = aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
    assert.ok(businessNames('flowers2go.co.nz', home, {}).has('bluewren'))
  })
})
