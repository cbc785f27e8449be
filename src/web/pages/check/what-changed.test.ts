import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block, FactRow } from '#core/block.ts'
import { listsLess, whatChanged } from './what-changed.ts'

const shown = (blocks: Block[], given: object = {}) => ({
  status: 'insecure_email',
  description: 'Anyone could send email in your name.',
  blocks,
  ...given,
})
const protection = (spf: string, dmarc: string): Block => ({
  kind: 'facts',
  title: 'Protection against fakes',
  rows: [
    { label: 'SPF', value: spf },
    { label: 'DMARC', value: dmarc },
  ],
})

const speed = (value: number) =>
  shown([{ kind: 'gauge', label: 'Speed', value, max: 100, band: 'Fast', tone: 'success' }])

const list = (done: boolean): Block => ({
  kind: 'checklist',
  items: Array.from({ length: 12 }, (_, at) => ({ text: `Thing ${at}`, done })),
})

const told = (...texts: string[]) =>
  shown([{ kind: 'list', title: 'What to tell your email person', items: texts.map((text) => ({ text })) }])

const tested = (value: string, rows: FactRow[] = []): Block => ({
  kind: 'facts',
  rows: [{ label: 'Where we took it from', value, isMethod: true }, ...rows],
})
const item = (done: boolean | null): Block => ({
  kind: 'checklist',
  items: [{ text: 'sauce', done, detail: 'Not in the title or main heading' }],
})

describe('what a rerun has changed', () => {
  it('is in the rows where the sentence stays the same', () => {
    const was = shown([protection('There is no list', 'Nothing')])
    const now = shown([protection('The list has a fault', 'They are only counted')])
    assert.deepEqual(whatChanged(was, now), {
      isOtherVerdict: false,
      rows: [
        { label: 'SPF', was: 'There is no list', now: 'The list has a fault' },
        { label: 'DMARC', was: 'Nothing', now: 'They are only counted' },
      ],
      more: 0,
      isSame: false,
    })
  })

  it('is what a list no longer names, what a checklist has now, and how many rows a table has', () => {
    const was = shown([
      { kind: 'list', items: [{ text: 'No title.' }, { text: 'No language' }] },
      { kind: 'checklist', items: [{ text: 'a cart', done: false }] },
      { kind: 'table', title: 'Broken links', columns: [{ label: 'Link' }], rows: [['a']], total: 60 },
    ])
    const now = shown([
      { kind: 'list', items: [{ text: 'No language' }] },
      { kind: 'checklist', items: [{ text: 'a cart', done: true }] },
      { kind: 'table', title: 'Broken links', columns: [{ label: 'Link' }], rows: [['a']] },
    ])
    assert.deepEqual(whatChanged(was, now).rows, [
      { label: 'No title', was: '', now: 'gone' },
      { label: 'a cart', was: 'No', now: 'Yes' },
      { label: 'Broken links', was: '60', now: '1' },
    ])
  })

  it('is a problem that is new: it was not in the list, and is not something good that was found', () => {
    assert.deepEqual(whatChanged(told('SPF: a'), told('SPF: a', 'DMARC: its policy is "none"')).rows, [
      { label: 'DMARC: its policy is "none"', was: null, now: 'new' },
    ])
  })

  it('is no number of rows where another sentence says what was found or is gone', () => {
    const table: Block = {
      kind: 'table',
      title: 'Your sitemap',
      columns: [{ label: 'Address' }],
      rows: [['a']],
    }
    const found = shown([table], { status: 'has_sitemap', description: 'We found your sitemap.' })
    assert.deepEqual(whatChanged(shown([]), found).rows, [])
    assert.deepEqual(whatChanged(found, shown([])).rows, [])
    assert.deepEqual(whatChanged(shown([]), shown([table])).rows, [
      { label: 'Your sitemap', was: '0', now: '1' },
    ])
  })

  it('is nothing of how we looked, and no row of facts that stands on one side alone', () => {
    const found = [{ label: 'It asks for', value: 'Name and email' }]
    assert.deepEqual(whatChanged(shown([tested('Your website')]), shown([tested('My account')])).rows, [])
    assert.deepEqual(whatChanged(shown([tested('a')]), shown([tested('a', found)])).rows, [])
  })

  it('says an item that is not known by its own words, and a table that is not shown as without rows', () => {
    const table: Block = {
      kind: 'table',
      title: 'Missing parts',
      columns: [{ label: 'File' }],
      rows: [['a']],
    }
    assert.deepEqual(whatChanged(shown([item(null), table]), shown([item(true)])).rows, [
      { label: 'sauce', was: 'Not in the title or main heading', now: 'Yes' },
      { label: 'Missing parts', was: '1', now: '0' },
    ])
  })

  it('is nothing where only a measured value varies', () => {
    assert.deepEqual(whatChanged(speed(91), speed(93)), {
      isOtherVerdict: false,
      rows: [],
      more: 0,
      isSame: true,
    })
  })

  it('is not the same page where a fact is new, though no row is compared', () => {
    const form: Block = { kind: 'facts', rows: [{ label: 'Sign-up form', value: 'Mailchimp' }] }
    const changed = whatChanged(shown([]), shown([form]))
    assert.deepEqual([changed.rows, changed.isSame], [[], false])
  })

  it('is a shorter list where something is gone or ticked, and nothing new or lost', () => {
    assert.ok(listsLess(told('SPF: a', 'DMARC: b'), told('DMARC: b')))
    assert.ok(listsLess(shown([list(false)]), shown([list(true)])))
    assert.equal(listsLess(told('SPF: a', 'DMARC: b'), told('DKIM: c')), false)
    assert.equal(listsLess(told('SPF: a'), told('SPF: a')), false)
    assert.equal(listsLess(shown([list(true)]), shown([list(false)])), false)
    assert.equal(listsLess(shown([list(false)]), shown([])), false)
  })

  it('says how many rows there are beside those that are shown', () => {
    const { rows, more } = whatChanged(shown([list(false)]), shown([list(true)]))
    assert.deepEqual([rows.length, more], [5, 7])
  })

  it('is the sentence where that is another one', () => {
    const was = shown([])
    assert.equal(whatChanged(was, shown([], { description: 'Better.' })).isOtherVerdict, true)
  })
})
