import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ImageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { withFields } from '../fields.ts'
import { altFixes } from './alt-fixes.ts'

const bare = (name: string, given: Partial<ImageFacts> = {}): ImageFacts =>
  aPicture(`/${name}`, { alt: null, tag: `<img src="${name}" width="100%">`, ...given })

/** The pieces to copy for these pictures, with their fields. */
function piecesFor(images: ImageFacts[], technologies: TechnologyFacts[] = []) {
  const pages = aCrawl([aPage({ images, technologies })])
  const [fix] = altFixes(anInput({ facts: { violations: [{ id: 'image-alt' }] }, evidence: { pages } }))
  assert.ok(fix)
  const { pieces } = withFields({ ...fix, check: 'any' }, { details: [], words: {}, today: '' })
  return pieces.filter(({ isLater }) => isLater !== true)
}

test('a website of files gets whole tags to put in place of the old ones', () => {
  const named = bare('b.jpg', { alt: 'b.jpg', tag: '<img alt="b.jpg" src="b.jpg">' })
  const [tags, ...others] = piecesFor([bare('a.jpg'), named, bare('c.jpg'), bare('arrow.png')])
  assert.ok(tags)
  assert.deepEqual([tags.kind, others.length], ['html', 0])
  const [first, second] = tags.fields
  assert.ok(first && second)
  const { text, missing } = fillPiece(tags, tags.fields, {
    [first.id]: 'A "red" tap',
    [second.id]: 'Roof $& tile',
  })
  assert.deepEqual(text.split('\n'), [
    '<img src="a.jpg" width="100%" alt="A &quot;red&quot; tap">',
    '<img alt="Roof $&amp; tile" src="b.jpg">',
    '<img src="arrow.png" width="100%" alt="">',
  ])
  assert.deepEqual(missing, [])
  assert.match(tags.note ?? '', /in place of the tag in your page that has the same src/u)
})

test('a picture without a known tag, or with several, keeps its line', () => {
  const { tag: _, ...unknown } = bare('b.jpg')
  const pieces = piecesFor([
    bare('a.jpg'),
    unknown,
    bare('c.jpg'),
    bare('c.jpg', { tag: '<img src="../c.jpg">' }),
  ])
  assert.deepEqual(
    pieces.map(({ kind, fields }) => [kind, fields.length]),
    [
      ['html', 1],
      ['text', 2],
    ],
  )
})

test('where an editor writes the tags, each picture has its line', () => {
  const builder: TechnologyFacts = { name: 'WordPress', kind: 'cms', version: null, by: 'html' }
  assert.deepEqual(
    piecesFor([bare('a.jpg')], [builder]).map(({ kind }) => kind),
    ['text'],
  )
})
