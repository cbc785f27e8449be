import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProfile } from '#core/site/profiles.ts'
import { htmlPage } from '#support/html-page.ts'

const pagesIn = (html: string) => htmlPage('/', html).pluginPages
const JOES = 'https://www.facebook.com/joes.plumbing'

test("the pages that elements for Facebook's plug-ins name are found, each once", () => {
  for (const html of [
    `<div class="fb-page" data-href="${JOES}" data-tabs="timeline"></div>`,
    `<div class="col fb-like-box" data-href="${JOES}"></div><div class="fb-follow" data-href="${JOES}"></div>`,
    `<fb:like-box href="${JOES}"></fb:like-box>`,
  ])
    assert.deepEqual(pagesIn(html), [JOES], html)
  assert.equal(
    pagesIn(`<div class="fb-pages" data-href="${JOES}"></div><div class="fb-page"></div>`),
    undefined,
  )
})

const found = (html: string) => findProfile('facebook', [htmlPage('/', html)])?.handle

test('such a page is offered as the profile, and a liked page of the website is none', () => {
  assert.equal(found(`<div class="fb-page" data-href="${JOES}"></div>`), 'joes.plumbing')
  assert.equal(found('<div class="fb-like" data-href="https://joes.test/post"></div>'), undefined)
})
