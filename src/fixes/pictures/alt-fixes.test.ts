import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { HtmlValidate } from 'html-validate'
import type { ImageSeen } from '#core/evidence/page.ts'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { altFixes } from './alt-fixes.ts'

const FAILED = { violations: [{ id: 'image-alt' }] }

/** The worksheet's rows for a website whose homepage and another page show these pictures. */
function rows(images: ImageSeen[], facts: Record<string, unknown> = FAILED): string[][] {
  const pages = aCrawl([aPage({ images }), aPage({ url: '/b', images })])
  const [fix] = altFixes(anInput({ facts, evidence: { pages } }))
  return fix ? parse(fix.pieces[0]?.content ?? '', { bom: true }).slice(1) : []
}
const bare = (url: string, said: Partial<ImageSeen> = {}) => aPicture(url, { alt: null, ...said })

test('the worksheet has each picture without a description once, with the pages it is on', () => {
  assert.deepEqual(rows([bare('/kitchen-tap_chrome-300x200.jpg'), aPicture('/described.jpg')]), [
    [
      'https://joes.test/kitchen-tap_chrome-300x200.jpg',
      'https://joes.test/',
      '1',
      '',
      'Kitchen tap chrome',
      '',
    ],
  ])
})

test('a file name in place of a description counts as none', () => {
  assert.equal(rows([aPicture('/a.jpg', { alt: 'IMG_1234.JPG' })])[0]?.[3], 'IMG_1234.JPG')
})

test('decoration and hidden pictures are left out', () => {
  assert.deepEqual(rows([bare('/a.jpg', { decorative: true }), bare('/b.jpg', { hidden: true })]), [])
})

test('names that cameras give are no idea of what a picture shows', () => {
  for (const name of ['IMG_1234', 'DSC00012', 'image (3)', '5f3a9c0d12be47aa', '001'])
    assert.equal(rows([bare(`/${name}.jpg`)])[0]?.[4], '', name)
})

test('X02 an address that begins like a formula stays text', () => {
  const row = rows([bare('/%3D1.jpg'), bare('/=cmd.jpg')])[1]
  assert.equal(row?.[4], "'=cmd")
})

test('there is no worksheet where no rule asks for descriptions', () => {
  assert.deepEqual(rows([bare('/a.jpg')], { violations: [{ id: 'color-contrast' }] }), [])
  assert.equal(
    rows([bare('/a.jpg')], { rules: [{ id: 'image-alt-missing', outcome: 'failed', pages: [] }] }).length,
    1,
  )
})

test('the sheet shows each picture, is sound HTML, and cannot be ended from within', async () => {
  const hostile = '/"><script>alert(1)</script>.jpg'
  const pages = aCrawl([aPage({ images: [bare('/red-tap.jpg'), bare(hostile)] })])
  const [fix] = altFixes(anInput({ facts: FAILED, evidence: { pages } }))
  const content = fix?.pieces.find(({ kind }) => kind === 'page')?.content ?? ''
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(content)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    [],
  )
  assert.equal(content.match(/<img /gu)?.length, 2)
  assert.match(content, /An idea from its file name: Red tap/u)
  assert.doesNotMatch(content, /<script/u)
})
