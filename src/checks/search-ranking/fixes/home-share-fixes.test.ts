import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { assertSoundInHead, failedAt } from '#support/markup.ts'
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
  await assertSoundInHead(tags ?? '')
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

test('no sharing tags are offered where the homepage lacks none', () => {
  assert.equal(tagsOf({}, 'title-missing'), undefined)
})

test('the advice sends nobody to another check for tags that are offered here', () => {
  for (const hasSettings of [true, false, undefined])
    assert.doesNotMatch(adviceFor('og-missing', hasSettings), /check of/u)
})
