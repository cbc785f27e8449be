import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPicture } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { boxed } from './boxed.ts'

const HOME = 'https://joes.test'
const SPOT = { x: 20, y: 100, width: 80, height: 60 }
const visit = aVisit({
  device: 'desktop',
  screenshot: { src: 'data:image/jpeg;base64,AA==', width: 1_350, height: 940 },
  placedLinks: ['/oven.jpg', '/shop.jpg'].map((path) => ({ url: `${HOME}${path}`, spot: SPOT })),
})
const pages = aCrawl([
  aPage({
    images: [aPicture(`${HOME}/oven.jpg`, { alt: null }), aPicture(`${HOME}/shop.jpg`, { alt: 'The shop' })],
  }),
])
const factsWith = (outcome: 'failed' | 'passed') => ({
  errors: 0,
  warnings: 1,
  passed: 0,
  notTested: 0,
  rules: [{ id: 'image-alt-missing', severity: 'warning', outcome, pages: [], total: 1 }],
})
const marks = (outcome: 'failed' | 'passed', evidence: Parameters<typeof boxed.blocks>[1]) =>
  boxed
    .blocks(factsWith(outcome), evidence)
    .flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    .flatMap((picture) => picture.marks?.map(({ text }) => text) ?? [])

describe('pictures without a description on the picture of the homepage', () => {
  it('are boxed, and the others are not', () => {
    assert.deepEqual(marks('failed', { pages, desktopVisit: visit }), ['A picture without a description'])
  })

  it('are not boxed where the rule did not fail, or the homepage is no longer kept', () => {
    assert.deepEqual(marks('passed', { pages, desktopVisit: visit }), [])
    assert.deepEqual(marks('failed', { desktopVisit: visit }), [])
  })
})
