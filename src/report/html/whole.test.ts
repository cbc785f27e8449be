import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block } from '#core/block.ts'
import type { Fix } from '#fixes/fix.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderKind } from './kind.ts'
import { renderHtml } from './render.ts'

const OPTIONS = { fonts: null, expand: true, timeZone: 'UTC' }
const words = (page: string) =>
  page
    .replaceAll(/<style>.*?<\/style>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
const broken = (id: string, title: string) => aResult({ id, title, display: 'error', status: 'x' })
const grey = { display: 'missing', status: 'x', tag: 'Tell us' } as const
const ASKED = { kind: 'answer', at: 'Your answer to “Do you sell eggs?”', found: 'Not answered' } as const
const EGGS = aResult({
  ...grey,
  id: 'e',
  title: 'Eggs',
  greyKind: 'more_info',
  evidence: [ASKED],
  nextSteps: ['Count your hens', 'Tick what you see'],
})
const OFF = aResult({
  ...grey,
  id: 'o',
  title: 'Olives',
  category: 'social-media',
  greyKind: 'unable',
  reasonCode: 'provider_not_configured',
  evidence: [
    { kind: 'account', at: 'Olive club', found: 'Not connected' },
    { kind: 'page', at: 'https://joes.test/olives', found: 'A link' },
  ],
})
const TABLE: Block = {
  kind: 'table',
  columns: [{ label: 'Word' }],
  rows: Array.from({ length: 20 }, (_, at) => [`word-${at}`]),
}

describe('what is not switched on', () => {
  it('is named, and is not said to have been asked or looked at', async () => {
    const page = words(await renderHtml(aReport([aResult(), OFF]), OPTIONS))
    assert.match(
      page,
      /Couldn.{1,6}t be checked Not counted for or against you\. Not switched on here: Olives\./u,
    )
    assert.match(page, /Social media – – – – Not switched on/u)
    assert.doesNotMatch(page, /Olive club/u)
    assert.match(page, /A link/u)
  })

  it('is not named where everything is', async () => {
    assert.doesNotMatch(words(await renderHtml(aReport([aResult()]), OPTIONS)), /Not switched on/u)
  })
})

describe('a question on paper', () => {
  it('is printed as it is asked, and is no place where we looked', async () => {
    const page = words(await renderHtml(aReport([broken('a', 'Apples'), EGGS]), OPTIONS))
    assert.match(page, /To answer Only you know these\. 2 Eggs .*Do you sell eggs\?/u)
    assert.doesNotMatch(page, /Not answered/u)
  })

  it('has nothing to change in the report of its group', async () => {
    const kind = { title: 'Easy', content: { holds: 'plan', groups: ['easy'], isWhole: false } } as const
    const page = words(await renderKind(kind, aReport([EGGS]), { ...OPTIONS, isWatched: true }))
    assert.match(page, /To answer Do you sell eggs\? Count your hens Answer it in Fettle\./u)
    assert.doesNotMatch(page, /What to change|Tick what/u)
  })
})

describe('the counts of the categories', () => {
  it('come before the lists of the appendix, and are no page of their own at the end', async () => {
    const page = words(await renderHtml(aReport([aResult({ title: 'Words', blocks: [TABLE] })]), OPTIONS))
    const [counts, lists, looked] = ['Results by category', 'Appendix: lists', 'Where we looked'].map(
      (title) => page.lastIndexOf(title),
    )
    assert.ok(counts !== undefined && counts > 0 && counts < (lists ?? 0) && counts < (looked ?? 0))
  })
})

describe('the appendix', () => {
  it('is where a completed check sends its reader for the rest of a list', async () => {
    const made = aReport([aResult({ title: 'Words', blocks: [TABLE] })])
    assert.match(
      await renderHtml(made, OPTIONS),
      /<a href="#lists-ssl">the appendix, under Words<\/a>.*id="lists-ssl"/su,
    )
    const alone = { title: 'Completed', content: { holds: 'completed' } } as const
    assert.doesNotMatch(await renderKind(alone, made, OPTIONS), /the appendix/u)
  })

  it('is said to have a list only where it has one, not a text', async () => {
    const fix: Fix = {
      id: 'one',
      check: 'a',
      title: 'Add it',
      why: 'It helps.',
      pieces: [{ title: 'Terms', kind: 'text', content: 'x'.repeat(2_000) }],
      where: { place: 'your website', steps: [] },
      builderDoesIt: false,
    }
    const kind = { title: 'Easy', content: { holds: 'plan', groups: ['easy'], isWhole: false } } as const
    const options = { ...OPTIONS, fixes: new Map([['a', [fix]]]) }
    const page = words(await renderKind(kind, aReport([broken('a', 'Apples')]), options))
    assert.match(page, /Terms: the whole text is in the appendix/u)
    assert.doesNotMatch(page, /The whole list is in/u)
  })
})

const robotsFix = (content: string): Fix => ({
  id: 'one',
  check: 'ssl',
  title: 'Name your sitemap',
  why: 'It helps.',
  pieces: [{ title: 'Your robots file', kind: 'text', content }],
  where: { place: 'your website', steps: [] },
  builderDoesIt: false,
})

const pageWith = async (content: string) =>
  words(
    await renderHtml(aReport([aResult()]), { ...OPTIONS, fixes: new Map([['ssl', [robotsFix(content)]]]) }),
  )

describe('what is completed', () => {
  it('has what is good to know of it, as the web app has', async () => {
    const fine = aResult({ advice: ['Give every box its own label.', 'Switch on spam protection.'] })
    const page = words(await renderHtml(aReport([fine]), OPTIONS))
    assert.match(page, /Good to know Give every box its own label\. Switch on spam protection\./u)
    assert.doesNotMatch(words(await renderHtml(aReport([aResult()]), OPTIONS)), /Good to know/u)
  })

  it('has what is ready made for it, to which other checks may lead', async () => {
    assert.match(
      await pageWith('Sitemap: /s.xml'),
      /Completed .*To make it better still Name your sitemap Your robots file Sitemap: \/s\.xml/u,
    )
  })

  it('has a long text of it in the appendix', async () => {
    assert.match(
      await pageWith('x'.repeat(2_000)),
      /Your robots file: the whole text is in the appendix.*Appendix: lists and texts in full SSL certificate Your robots file x{2000}/u,
    )
  })
})

describe('the report of one check', () => {
  const fixes = new Map([
    [
      'a',
      [
        {
          id: 'one',
          check: 'a',
          title: 'Add a summary',
          why: 'It helps.',
          pieces: [
            { title: 'Summary', kind: 'text', content: 'Fresh pies from [your town]' },
            { title: 'Terms', kind: 'text', content: 'y'.repeat(2_000) },
          ],
          where: { place: 'your website', steps: ['Open settings'] },
          builderDoesIt: false,
        } satisfies Fix,
      ],
    ],
  ])

  it('has the ready-made texts of which its steps speak, the long ones at its end', async () => {
    const kind = { title: 'Apples', content: { holds: 'check', check: 'a' } } as const
    const page = words(await renderKind(kind, aReport([broken('a', 'Apples')]), { ...OPTIONS, fixes }))
    assert.match(
      page,
      /Ready made Fill in what’s in square brackets\. Add a summary Summary Fresh pies from \[your town\]/u,
    )
    assert.match(
      page,
      /Terms: the whole text is in the appendix.*What we looked at.*Appendix: texts in full Terms y{2000}/u,
    )
  })

  it('is called on its page what it is called in its title', async () => {
    const kind = {
      title: 'Online Business Blueprint',
      content: { holds: 'plan', groups: ['easy'], isWhole: true },
    } as const
    const page = await renderKind(kind, aReport([broken('a', 'Apples')]), OPTIONS)
    assert.match(page, /<title>Online Business Blueprint for joes\.test/u)
    assert.match(page, /<p class="top-meta">Online Business Blueprint<br>/u)
  })
})
