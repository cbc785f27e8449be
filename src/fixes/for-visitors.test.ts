import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fix, Piece } from './fix.ts'
import { fixesForVisitors } from './for-visitors.ts'
import { SOMEBODY_ELSE } from './hosting/where.ts'

const aFix = (content: string, given: Partial<Fix> = {}, piece: Partial<Piece> = {}): Fix => ({
  id: 'sitemap',
  check: 'sitemap',
  title: 'Put up a sitemap',
  why: 'So that no page is missed.',
  pieces: [{ title: 'Sitemap', kind: 'file', name: 'sitemap.xml', content, ...piece }],
  where: { place: 'your website', steps: ['Upload it.'] },
  builderDoesIt: false,
  ...given,
})
const isShown = (content: string, piece: Partial<Piece> = {}): boolean =>
  fixesForVisitors([aFix(content, {}, piece)]).length === 1

test('A03 a visitor sees no piece in which a page of the website has left a secret', () => {
  for (const secret of [
    '<loc>https://joes.test/reset?token=abc123</loc>',
    'https://joes.test/account?lang=en&session_id=9f8e7d',
    'https://joes.test/#access_token=9f8e7d',
    'https://ann:letmein@joes.test/files/',
    '-----BEGIN RSA PRIVATE KEY-----',
    'data-key="sk_live_4eC39HqLyjWDarjtT1zdp7dc"',
    'maps.js?v=3 AIzaSyA1234567890abcdefghijklmnopqrstuv',
  ])
    assert.equal(isShown(secret), false, secret)
})

test('A03 nor one whose preview shows it', () => {
  const rows = [['https://joes.test/old?key=abc']]
  assert.equal(isShown('fine', { preview: { kind: 'table', columns: [{ label: 'Page' }], rows } }), false)
})

/** A field for the line of a picture. */
const aField = (thumbnail?: string): NonNullable<Piece['fields']>[number] => ({
  id: 'picture//photo.php-token-abc/',
  label: 'Picture 1',
  mark: '[your line for picture 1]',
  place: 'instead',
  example: '',
  mayBeEmpty: true,
  value: '',
  picture: {
    file: 'photo.php',
    isLink: false,
    heardNow: 'Image. photo.php',
    idea: '',
    thumbnail: thumbnail === undefined ? undefined : { url: thumbnail, src: '', width: 1, height: 1 },
  },
})

test('A03 nor one whose fields show it, nor any fields beside a piece that shows it', () => {
  const address = 'https://joes.test/photo.php?token=abc'
  assert.equal(isShown('fine', { fields: [aField(address)] }), false)
  const fine: Piece = { title: 'Lines', kind: 'text', content: 'fine', fields: [aField()] }
  const sheet: Piece = { title: 'Sheet', kind: 'csv', content: address }
  const plain: Piece = { title: 'Words', kind: 'text', content: 'fine' }
  const [fix] = fixesForVisitors([aFix('', { pieces: [fine, sheet, plain] })])
  assert.deepEqual(fix?.pieces, [plain])
  const [whole] = fixesForVisitors([aFix('', { pieces: [fine, plain] })])
  assert.deepEqual(whole?.pieces, [fine, plain])
})

test('A03 a visitor sees no fix that tells where a website is weak', () => {
  assert.deepEqual(fixesForVisitors([aFix('PHP/5.6.40', { tellsWeakness: true })]), [])
})

test('other pieces are shown as they are, and so is what a builder does by itself', () => {
  assert.equal(isShown('v=spf1 include:spf.protection.outlook.com ~all'), true)
  assert.equal(isShown('https://joes.test/shop?colour=red&size=4'), true)
  const [fix] = fixesForVisitors([aFix('x', { pieces: [], builderDoesIt: true })])
  assert.equal(fix?.builderDoesIt, true)
})

test('a visitor is not told to press a button that only owners have', () => {
  const steps = ['Upload it.', SOMEBODY_ELSE]
  const [fix] = fixesForVisitors([aFix('x', { where: { place: 'your website', steps } })])
  assert.deepEqual(fix?.where.steps, ['Upload it.'])
})
