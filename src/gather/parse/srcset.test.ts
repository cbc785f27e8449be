import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { parseHtml } from '#support/parse-html.ts'
import { targetsOf } from './targets-of.ts'
import { candidateOf } from './srcset.ts'

test('browsers take a candidate in place of src, unless all are for dense screens', () => {
  assert.equal(candidateOf('/a-300.jpg 300w, /a-600.jpg 600w'), '/a-300.jpg')
  assert.equal(candidateOf('/a.jpg, /a2.jpg 2x'), '/a.jpg')
  assert.equal(candidateOf('/a.jpg 1x, /a2.jpg 2x'), '/a.jpg')
  assert.equal(
    candidateOf(' https://cdn.test/w_300,h_200/a.jpg 300w,\n /b.jpg 600w'),
    'https://cdn.test/w_300,h_200/a.jpg',
  )
  for (const srcset of ['/a2.jpg 2x', 'data:image/gif;base64,R0 1w', '', ' , ', undefined])
    assert.equal(candidateOf(srcset), null)
})

test('what is tested of a picture is what browsers show of it', () => {
  const page =
    parseHtml(`<img src=/gone.jpg srcset="https://cdn.test/a.jpg 300w" alt=Vase><img src=/b.jpg srcset="/b2.jpg 2x">
    <img src=/c.jpg srcset="data:image/gif;base64,R0 1w"><img src=/d.jpg>`)
  const pictures = targetsOf(page).filter(({ kind }) => kind === 'image')
  assert.deepEqual(
    pictures.map(({ url }) => url),
    [
      'https://cdn.test/a.jpg',
      'https://joes.test/b.jpg',
      'https://joes.test/c.jpg',
      'https://joes.test/d.jpg',
    ],
  )
})

test('C10 long nonsense is read at once', () => {
  growsWithLength('commas', { make: (parts) => 'a,'.repeat(parts), work: candidateOf, parts: 2_000 })
})
