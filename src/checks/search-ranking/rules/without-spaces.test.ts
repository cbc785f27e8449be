import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { findingOf, ofPages } from '#support/seo-site.ts'

const CHINESE = '我们为皇后镇的家庭和酒店提供水管维修服务，随时上门。'.repeat(20)
const THAI = 'ร้านของเราซ่อมท่อประปาให้บ้านและโรงแรมในเมืองทุกวัน '.repeat(20)
const thin = (main: string) => ({ main, mainWords: 40 })

const onHome = (main: string) => findingOf('thin-home', ofPages([aPage({ text: thin(main) })]))
const inMenu = (main: string) =>
  findingOf(
    'thin-page',
    ofPages([
      aPage({ links: [aLink('/taps', 'Taps', { region: 'nav' })] }),
      aPage({ url: '/taps', text: thin(main) }),
    ]),
  )

describe('pages in a writing without spaces between words', () => {
  it('are not called short by a number of words that nobody can count', () => {
    for (const main of [CHINESE, THAI]) {
      assert.equal(onHome(main), 'not_tested')
      assert.equal(inMenu(main), 'not_tested')
    }
  })

  it('are no pages with a name or a dish in such a writing', () => {
    const main = 'We bring dumplings (饺子) and noodles (面条) to your door in Queenstown.'
    assert.equal(onHome(main), 'failed at /')
    assert.equal(inMenu(main), 'failed at /taps')
    assert.equal(onHome('Мы чиним трубы в домах и гостиницах'), 'failed at /')
  })
})
