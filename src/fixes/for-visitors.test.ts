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
