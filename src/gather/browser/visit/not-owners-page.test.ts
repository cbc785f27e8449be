import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNotOwnersPage } from './not-owners-page.ts'

const HOME = 'https://joes.test/'
const led = (met: string, asksPassword = true, asked = HOME): boolean =>
  isNotOwnersPage({ text: 'Welcome to our shop', asksPassword }, { asked, met })

test("a page to log in at is not the owner's page, unless it was asked for", () => {
  assert.equal(led(`${HOME}login`), true)
  assert.equal(led(`${HOME}login#/`), true)
  assert.equal(led(`${HOME}login#top`), true)
  assert.equal(led(`${HOME}login`, false), false)
  assert.equal(led(`${HOME}login#top`, true, `${HOME}login`), false)
})

test("a page with a password field that only names the log-in page in its query is the owner's", () => {
  assert.equal(led(`${HOME}home?next=/login`), false)
})
