import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LighterPicture } from '#core/evidence/pictures.ts'
import { SOMEBODY_ELSE } from '#fixes/hosting/where.ts'
import { anInput } from '#support/fix-input.ts'
import { aServer, type GivenServer } from '#support/server-input.ts'
import { lighterPictureFixes } from './lighter-picture-fixes.ts'

const aCopy = (path: string, given: Partial<LighterPicture> = {}): LighterPicture => ({
  url: `https://joes.test${path}`,
  bytes: 2_400_000,
  type: 'jpeg',
  width: 1_600,
  height: 900,
  data: '',
  lighterBytes: 180_000,
  ...given,
})
const fixOf = (...pictures: LighterPicture[]) =>
  lighterPictureFixes(anInput({ evidence: { lighterPictures: { pictures } } }))[0]

test('nothing is offered where no picture got lighter', () => {
  assert.equal(fixOf(), undefined)
})

test('nothing is offered where the page is fast', () => {
  const evidence = { lighterPictures: { pictures: [aCopy('/hero.jpg')] } }
  assert.deepEqual(lighterPictureFixes(anInput({ status: 'fast', evidence })), [])
})

test('one picture is offered by its name and what it saves', () => {
  const fix = fixOf(aCopy('/img/hero.JPG'))
  assert.deepEqual(fix?.downloads, [{ name: 'hero.jpg', line: '2.4 MB now, 180 kB with the lighter copy' }])
  assert.equal(fix.title, 'Swap one heavy picture for a lighter one')
  assert.match(fix.why, /^We made a lighter copy of .* It looks the same and takes 2\.2 MB less/u)
  assert.equal(fix.pieces[0]?.content, 'https://joes.test/img/hero.JPG\n→ hero.jpg')
})

test('several are offered one by one and as one file, under names that differ', () => {
  const fix = fixOf(aCopy('/a/hero.jpg'), aCopy('/b/hero.jpg'), aCopy('/logo.png', { type: 'webp' }))
  assert.deepEqual(
    fix?.downloads?.map(({ name }) => name),
    ['hero.jpg', 'hero-2.jpg', 'logo.webp', 'lighter-pictures.zip'],
  )
  assert.equal(fix?.downloads?.at(-1)?.line, 'All 3 pictures in one file')
  const two = fixOf(aCopy('/a.jpg'), aCopy('/b.jpg'))
  assert.equal(two?.downloads?.at(-1)?.line, 'Both pictures in one file')
  assert.equal(two?.title, 'Swap 2 heavy pictures for lighter ones')
  assert.match(two.why, /^We made lighter copies of .* They look the same and take /u)
})

test('X05 a name has only letters, digits, hyphens, underscores and its own ending, and at most 60 characters before it', () => {
  for (const path of [
    '/%22%3E%3Cscript%3E.jpg',
    '/..%2F..%2Fetc',
    '/',
    '/a%00b.jpg',
    `/${'x'.repeat(500)}.jpg`,
  ]) {
    const [file] = fixOf(aCopy(path))?.downloads ?? []
    assert.match(file?.name ?? '', /^[\w-]{1,60}\.jpg$/u, path)
  }
})

const stepsAt = (given: GivenServer, ...pictures: LighterPicture[]): readonly string[] => {
  const evidence = { ...aServer(given).evidence, lighterPictures: { pictures } }
  return lighterPictureFixes(anInput({ evidence }))[0]?.where.steps ?? []
}

test('a picture is replaced in the editor of the builder or WordPress', () => {
  for (const [name, kind] of [
    ['Squarespace', 'builder'],
    ['WordPress', 'cms'],
  ] as const)
    assert.match(
      stepsAt({ technologies: [[name, kind]] }, aCopy('/a.jpg'))[1] ?? '',
      new RegExp(`^In ${name}, open your homepage`, 'u'),
    )
})

const inFiles = (...pictures: LighterPicture[]) => stepsAt({ server: 'nginx' }, ...pictures)

test('of a website of files it is uploaded, and its new name is written into the page', () => {
  assert.equal(inFiles(aCopy('/a.jpg'))[1], 'Upload it to the same place, over the old picture.')
  assert.equal(inFiles(aCopy('/a.jpg')).at(-1), SOMEBODY_ELSE)
  assert.equal(
    inFiles(aCopy('/a.png'), aCopy('/b.png'))[1],
    'Upload them beside the old pictures, and write the new names into your homepage in place of the old.',
  )
  assert.match(inFiles(aCopy('/a.png'), aCopy('/b.jpg'))[1] ?? '', /Where a name has changed/u)
})

test('each fix says how to undo it', () => {
  assert.match(fixOf(aCopy('/a.jpg'))?.pieces[0]?.note ?? '', /To undo/u)
})
