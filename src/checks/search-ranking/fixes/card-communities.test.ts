import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { failedAt } from '#support/failed-at.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { isCommunity } from './card-communities.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'

const isOne = (name: string, main: string, more: GivenPage = {}): boolean =>
  isCommunity(name, [aPage({ url: '/', title: { text: name, count: 1 }, text: { main }, ...more })])

const WORSHIP = 'Mass on Sunday at nine. Baptisms by our parish priest.'
const SEASON = 'Fixtures of the season and news of the committee. Join as a member.'

test('a church or a club is a community by its name and by what its homepage tells', () => {
  for (const name of ['Saint Brendan’s Catholic Church', 'St Botolph Parish', 'Leeds Central Mosque'])
    assert.equal(isOne(name, WORSHIP), true, name)
  for (const name of ['Wattle Park Bowls Club', 'East Lindfield Soccer', 'Hobart Historical Society'])
    assert.equal(isOne(name, SEASON), true, name)
})

test('a business at such a place, or with such a word in its name, is none', () => {
  for (const name of ['Church Street Dental', 'Chapel Road Motors', 'Temple Bar', 'Abbey Dental Surgery'])
    assert.equal(isOne(name, 'We see patients of every age.'), false, name)
  assert.equal(isOne('Church Street Dental', WORSHIP), false)
  for (const name of ['Blue Nightclub', 'The Club Sandwich', 'Lane End Gym', 'Aces Tennis Coaching'])
    assert.equal(isOne(name, 'Open late all season. Membership from $10, juniors welcome.'), false, name)
  assert.equal(isOne('Kick Sports Shop', 'Balls and boots. Free delivery.'), false)
  assert.equal(isOne('Wattle Park Bowls Club', ''), false)
})

/** The card of a homepage with this address and these links. */
function cardOf(home: GivenPage): { '@type': string; sameAs?: string[] } {
  const [fix] = jsonLdFixes(
    anInput({
      facts: failedAt({ 'structured-data-missing': ['https://joes.test/'] }),
      evidence: { site: aSite(), pages: aCrawl([aPage(home)]) },
      profile: {},
    }),
  )
  return JSON.parse(/<script[^>]*>([\s\S]*)<\/script>/u.exec(fix?.pieces[0]?.content ?? '')?.[1] ?? '{}')
}

test('the card of a community is none of a business with opening hours', () => {
  const address = '12 Mill Lane, Newtown NSW 2042'
  const title = { text: 'Newtown Bowls Club', count: 1 }
  const metas = [{ name: null, property: 'og:site_name', httpEquiv: null, content: 'Newtown Bowls Club' }]
  assert.equal(cardOf({ title, metas, text: { main: `${SEASON}\n${address}` } })['@type'], 'Organization')
  assert.equal(cardOf({ title, metas, text: { main: address } })['@type'], 'LocalBusiness')
})

test('a page of a network stands once in the card, whatever its address ends with', () => {
  const shared = 'https://www.facebook.com/share/16LwrSru3E'
  const jsonLd = [{ '@type': 'LocalBusiness', name: 'Joe’s', sameAs: [`${shared}/`] }]
  const structured = { jsonLd, broken: 0, types: ['LocalBusiness'], microProducts: [] }
  assert.deepEqual(cardOf({ structured, links: [aLink(`${shared}/`, 'Facebook')] }).sameAs, [`${shared}/`])
  const twice = {
    jsonLd: [{ ...jsonLd[0], sameAs: [shared, `${shared}/`] }],
    broken: 0,
    types: [],
    microProducts: [],
  }
  assert.deepEqual(cardOf({ structured: twice }).sameAs, [shared])
})
