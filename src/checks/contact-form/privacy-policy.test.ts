import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteIndex } from '#core/site/site-index.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { hasPrivacyPolicy } from './privacy-policy.ts'

const TEXT = `We collect your personal information, such as your name and email, when you write to us. We use it to answer you, we never
share it, and we store it securely. You may ask for access to it, or for us to delete it. Contact us with any complaint. ${prose(150)}`

/** Whether a website with this policy is told to link it beside its form. */
function isKnown(path: string, name: string): boolean {
  const home = htmlPage('/', `<p>${prose(80)}</p><footer><a href="${path}">${name}</a></footer>`)
  const pages = [home, htmlPage(path, `<h1>${name}</h1><p>${TEXT}</p>`)]
  return hasPrivacyPolicy(siteIndex(aCrawl(pages), pages))
}

test('a policy is asked for beside a form only where a link to it would be known there', () => {
  assert.equal(isKnown('/privacy-policy', 'Privacy policy'), true)
  assert.equal(isKnown('/p7', 'Privacy'), true)
  assert.equal(isKnown('/legal/privacy', 'Kaupapahere tūmataitinga'), true)
  for (const [path, name] of [
    ['/datenschutz', 'Datenschutzerklärung'],
    ['/politica-de-privacidad', 'Política de privacidad'],
    ['/tumataitinga', 'Kaupapahere tūmataitinga'],
  ] as const)
    assert.equal(isKnown(path, name), false, name)
})
