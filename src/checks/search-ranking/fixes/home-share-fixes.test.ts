import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { assertSound } from '#support/markup.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { aMeta } from '#support/seo-site.ts'
import { adviceFor } from '../rule-advice.ts'
import { homeShareFixes } from './home-share-fixes.ts'

const tagsOf = (home: GivenPage, id = 'og-missing') =>
  homeShareFixes(
    anInput({
      facts: failedAt({ [id]: ['https://joes.test/'] }),
      evidence: { pages: aCrawl([aPage({ url: '/', depth: 0, ...home }), aPage({ url: '/taps' })]) },
      profile: { businessName: 'Joe’s' },
    }),
  )[0]?.pieces[0]?.content

test('the sharing tags of a homepage that lacks some are made from the homepage', async () => {
  const tags = tagsOf({
    title: { text: 'Taps and drains in Hobart', count: 1 },
    images: [aPicture('/van.jpg', { width: 1200, height: 800, alt: 'Our van' })],
  })
  await assertSound(tags ?? '', 'head')
  assert.match(tags ?? '', /og:title" content="Taps and drains in Hobart"/u)
  assert.match(tags ?? '', /og:url" content="https:\/\/joes\.test\/"/u)
  assert.match(tags ?? '', /og:image" content="https:\/\/joes\.test\/van\.jpg"/u)
})

test('a sharing tag that the homepage has is kept', () => {
  const metas = [{ ...aMeta('', 'Joe mends taps'), name: null, property: 'og:title' }]
  assert.match(
    tagsOf({ metas, title: { text: 'Home', count: 1 } }) ?? '',
    /og:title" content="Joe mends taps"/u,
  )
})

test('no template’s text becomes the summary: it is left blank', () => {
  const main = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.'
  assert.match(tagsOf({ text: { main } }) ?? '', /og:description" content="\[your description/u)
})

test('a homepage called by the name of a part is shared by the name of the business', () => {
  for (const text of ['About Us', 'Home'])
    assert.match(tagsOf({ title: { text, count: 1 } }) ?? '', /og:title" content="Joe’s"/u)
})

test('a summary that is only the name of the business is left blank', () => {
  const given = { metas: [aMeta('description', 'Joe’s')], text: { main: '' } }
  assert.match(tagsOf(given) ?? '', /og:description" content="\[your description/u)
})

test('no tile of many stands for the homepage, nor the sign of another website', () => {
  const tiles = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => aPicture(url, { width: 275, height: 280 }))
  const sign = aPicture('/photos.png', { leadsTo: 'https://photos.test/joes' })
  assert.match(tagsOf({ images: [...tiles, sign] }) ?? '', /og:image" content="\[your picture/u)
  assert.match(tagsOf({ images: tiles.slice(1) }) ?? '', /og:image" content="https:\/\/joes\.test\/b\.jpg"/u)
  const wide = aPicture('/van.jpg', { width: 800, height: 280 })
  assert.match(
    tagsOf({ images: [...tiles, wide] }) ?? '',
    /og:image" content="https:\/\/joes\.test\/van\.jpg"/u,
  )
})

test('no sharing tags are offered where the homepage lacks none', () => {
  assert.equal(tagsOf({}, 'title-missing'), undefined)
})

test('the advice sends nobody to another check for tags that are offered here', () => {
  for (const hasSettings of [true, false, undefined])
    assert.doesNotMatch(adviceFor('og-missing', hasSettings), /check of/u)
})
