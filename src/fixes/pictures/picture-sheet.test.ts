import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { altFixes } from './alt-fixes.ts'

test('the sheet shows each picture, is valid HTML, and cannot be ended from within', async () => {
  const hostile = '/"><script>alert(1)</script>.jpg'
  const images = ['/red-tap.jpg', hostile].map((url) => aPicture(url, { alt: null }))
  const pages = aCrawl([aPage({ images })])
  const [fix] = altFixes(anInput({ facts: { violations: [{ id: 'image-alt' }] }, evidence: { pages } }))
  const content = fix?.pieces.find(({ kind }) => kind === 'page')?.content ?? ''
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(content)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    [],
  )
  assert.equal(content.match(/<img /gu)?.length, 2)
  assert.match(content, /An idea: Red tap/u)
  assert.doesNotMatch(content, /<script/u)
})
