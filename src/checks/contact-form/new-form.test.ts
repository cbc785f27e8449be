import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { ruleForNewForm } from './new-form.ts'

const RULE = "default-src *; form-action 'self'"
const ruleAt = (generator: string): string | null => {
  const page = htmlPage('/', '<p>Our pipes</p>', { head: `<meta name="generator" content="${generator}">` })
  return ruleForNewForm(aCrawl([{ ...page, headers: { ...page.headers, 'content-security-policy': RULE } }]))
}

test('a ready-made form needs its service in the rule of pages that are files', () => {
  assert.notEqual(ruleAt('Hand'), null)
})

test('the forms of a content system send to the website itself, and need nothing', () => {
  for (const generator of [
    'WordPress 6.9',
    'Joomla! - Open Source Content Management',
    'Drupal 10 (https://www.drupal.org)',
  ])
    assert.equal(ruleAt(generator), null, generator)
})
