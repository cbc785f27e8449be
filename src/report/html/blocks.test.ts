import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { renderBlocks } from './blocks.ts'
import { styleSheet } from './style.ts'

const shown = (block: Block): string => renderBlocks([block]).map(String).join('')
const words = (block: Block): string =>
  shown(block)
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

test('a checklist says each answer in a word, not by its icon alone', () => {
  const items = [
    { text: 'Good today', done: true },
    { text: 'For this address', done: false },
    { text: 'Wide enough', done: null },
  ]
  assert.equal(
    words({ kind: 'checklist', items }),
    'Yes Good today No For this address Couldn’t tell Wide enough',
  )
})

test('a list to try by hand has no answers', () => {
  assert.equal(
    words({ kind: 'checklist', items: [{ text: 'Use the keyboard', done: null }] }),
    'Use the keyboard',
  )
})

test('a list says which of its items is the fault where they are not all the same', () => {
  const fault = { text: 'Framed by others', tone: 'warning' } as const
  const remark = { text: 'Names its version', tone: 'info' } as const
  assert.equal(
    words({ kind: 'list', items: [fault, remark, { text: 'Plain', tone: 'grey' }] }),
    'To improve Framed by others Good to know Names its version Plain',
  )
  assert.equal(words({ kind: 'list', items: [fault, fault] }), 'Framed by others Framed by others')
})

const GAUGE: Extract<Block, { kind: 'gauge' }> = {
  kind: 'gauge',
  label: 'Accessibility',
  value: 92,
  max: 100,
  band: 'Could be better',
  tone: 'warning',
  bands: [
    { to: 89, label: 'Could be better', tone: 'warning' },
    { to: 100, label: 'Good', tone: 'success' },
  ],
}

test('a result that is worse than its figure says so, and stresses no other band', () => {
  assert.match(words(GAUGE), /The figure alone would be “Good”\. What we found counts for more\./u)
  assert.doesNotMatch(shown(GAUGE), /<li class="here"/u)
  const agreeing = { ...GAUGE, value: 60 }
  assert.doesNotMatch(words(agreeing), /The figure alone/u)
  assert.match(shown(agreeing), /<li class="here"/u)
})

test('a scale without a figure has no figures at its bands either', () => {
  assert.match(words(GAUGE), /0 to 89 Could be better/u)
  assert.doesNotMatch(words({ ...GAUGE, isScale: true }), /\d/u)
})

test('a text to copy is no picture to a screen reader', () => {
  const box = shown({ kind: 'code', title: 'Record', code: 'v=spf1' })
  assert.match(
    box,
    /^<div class="code" role="group"><p class="caption">Record<\/p><pre class="whole">v=spf1<\/pre><\/div>$/u,
  )
})

test('numbers of jobs are there on a phone, and only cells with a label stand beside it', () => {
  const style = styleSheet(null, 'joes.test', 'A4')
  assert.ok(!style.includes('td.order{display:none}'))
  assert.match(style, /\.data td:not\(\[data-label\]\)\{display:block;\}/u)
})

const pre = (code: string) => /<pre[^>]*>/u.exec(shown({ kind: 'code', title: 'Text', code }))?.[0]

test('a short text to copy stays on one page, and a long line has small letters so that it is copied whole', () => {
  assert.equal(pre('a\nb'), '<pre class="whole">')
  assert.equal(pre('a\n'.repeat(20)), '<pre>')
  assert.equal(pre('a'.repeat(97)), '<pre class="long whole">')
  assert.equal(pre('a'.repeat(1_001)), '<pre class="long">')
})
