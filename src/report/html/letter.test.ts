import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Fix } from '#fixes/fix.ts'
import type { Report } from '../schema.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderHtml } from './render.ts'
import { paperOf } from './presentation.ts'

const OPTIONS = { fonts: null, expand: true, timeZone: 'Australia/Sydney' }
const broken = (id: string, title: string) =>
  aResult({ id, title, display: 'error', status: 'x', description: `${title} is missing.` })
const EGGS = aResult({
  id: 'e',
  title: 'Eggs',
  status: 'x',
  display: 'missing',
  greyKind: 'more_info',
  description: 'Do you sell eggs?',
})
const aFix = (check: string, content: string): Fix => ({
  id: 'one',
  check,
  title: 'Add a record',
  why: 'It helps.',
  pieces: [{ title: 'Record', kind: 'dns', name: '_dmarc.joes.test', shortName: '_dmarc', content }],
  where: { place: 'Cloudflare', steps: ['Open DNS'] },
  builderDoesIt: false,
})
const report = aReport([
  aResult(),
  broken('a', 'Apples'),
  broken('b', 'Bread'),
  broken('c', 'Cakes'),
  broken('d', 'Dates'),
])
const inOrder = { ...report, plan: { ...report.plan, topPriority: ['c', 'a', 'b'] } }
const evening = (minutes: number, ...checks: string[]): Report['plan']['tonight'] => ({
  checks,
  minutes,
  label: `Tonight: ${minutes} minutes`,
})
const inPlan = (
  given: Partial<Report['plan']['items'][number]>[],
  tonight: Report['plan']['tonight'] = null,
): Report => ({
  ...inOrder,
  plan: {
    topPriority: ['a', 'b', 'c'],
    tonight,
    items: inOrder.plan.items.map((item) => ({
      ...item,
      ...given.find(({ check }) => check === item.check),
    })),
  },
})
const words = (page: string) => page.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
/** The report with a ready-made text for one of its jobs. */
const withText = async (content: string) =>
  words(await renderHtml(inOrder, { ...OPTIONS, fixes: new Map([['a', [aFix('a', content)]]]) }))

describe('the letter of a report', () => {
  it('says in three sentences how the website stands, what comes first and how long that takes', async () => {
    const page = words(await renderHtml(inOrder, { ...OPTIONS, firstName: 'Kiri' }))
    assert.ok(page.includes('Dear Kiri'))
    assert.ok(page.includes('Your website is in good shape in 1 of 5 places: SSL certificate.'))
    assert.ok(page.includes('Three things come first: Cakes, Apples and Bread.'))
    assert.ok(page.includes('Together they take about 1½ hours.'))
    assert.ok(page.includes('With all three done, 4 of 5 places are in good shape '))
  })

  it('says of the one thing that was looked at what it says of several', async () => {
    const page = words(await renderHtml(aReport([broken('a', 'Apples')]), OPTIONS))
    assert.ok(page.includes('The one thing we looked at isn’t in good shape yet.'))
  })

  it('counts only the jobs that surely turn good, tonight or with all of their work', async () => {
    const long = {
      tonightMinutes: 5,
      effort: 'about 2 hours',
      effortMinutes: 105,
      turnsGood: 'in_all',
    } as const
    const watched = { tonightMinutes: 20, effortMinutes: 25, effort: '25 minutes' } as const
    const given = [
      { check: 'b', ...long },
      { check: 'c', ...watched, turnsGood: 'not_promised' as const },
    ]
    const page = words(await renderHtml(inPlan(given, evening(35, 'b', 'd')), OPTIONS))
    assert.ok(page.includes('Tonight’s jobs take you to at least 2 of 5 in good shape 35 minutes'))
    assert.ok(
      page.includes(
        'With all three done, at least 3 of 5 places are in good shape; Cakes may need more than this',
      ),
    )
    assert.ok(!page.includes('4 of 5'))
    const nothing = ['a', 'b', 'c'].map((check) => ({ check, turnsGood: 'not_promised' as const }))
    const bare = words(await renderHtml(inPlan(nothing), OPTIONS))
    assert.doesNotMatch(bare, /places are in good shape|takes you to/u)
    assert.ok(bare.includes('Together'))
  })

  it('says “is” of one place', async () => {
    const [apples, bread] = [broken('a', 'Apples'), broken('b', 'Bread')]
    assert.ok(
      words(await renderHtml(aReport([apples]), OPTIONS)).includes(
        'With it done, 1 of 1 place is in good shape',
      ),
    )
    const made = aReport([apples, bread])
    const items = made.plan.items.map((item) =>
      item.check === 'b' ? { ...item, turnsGood: 'not_promised' as const } : item,
    )
    const two = words(await renderHtml({ ...made, plan: { ...made.plan, items } }, OPTIONS))
    assert.ok(two.includes('done, at least 1 of 2 places is in good shape; Bread may need more than this'))
  })

  it('promises nothing of a question, as its answer may bring a fault to light', async () => {
    const asking = aReport([aResult(), broken('a', 'Apples'), EGGS])
    const page = words(
      await renderHtml({ ...asking, plan: { ...asking.plan, topPriority: ['a', 'e'] } }, OPTIONS),
    )
    assert.ok(page.includes('done, at least 2 of 3 places are in good shape; Eggs may need more than this'))
  })

  it('says the same time of a job in the table, on the page for whoever does the work and in the findings', async () => {
    const long = { check: 'a', tonightMinutes: 5, effort: 'about 2 hours', effortMinutes: 105 }
    const fixes = new Map([['a', [aFix('a', 'v=DMARC1')]]])
    const page = words(await renderHtml(inPlan([long]), { ...OPTIONS, fixes }))
    assert.ok(page.includes('Together they take about 3 hours'))
    assert.equal(page.split(/\b5 minutes to begin with,? about 2 hours in all/u).length, 4)
    assert.ok(page.includes('In all about 2 hours.'))
  })

  it('says that a text is ready only of what is to be done now', async () => {
    const fixes = new Map([['a', [aFix('a', 'v=DMARC1')]]])
    const written = async (effort: string) =>
      words(await renderHtml(inPlan([{ check: 'a', effort }]), { ...OPTIONS, fixes }))
    assert.match(await written('20 minutes'), /Part of it is ready made\./u)
    const waiting = await written('20 minutes, from 14 Dec 2026')
    assert.doesNotMatch(waiting, /Part of it is ready made\.|asks for 1 thing/u)
    assert.match(waiting, /v=DMARC1/u)
  })

  it('speaks of blanks only where the texts have some', async () => {
    const blank = / The text is ready to copy: fill in what’s in square brackets\. In all /u
    assert.match(await withText('v=spf1 include:[your mail service]'), blank)
    assert.match(await withText('v=DMARC1'), / The text is ready to copy\. In all /u)
  })

  it('ends a first step before it says what is ready made', async () => {
    const fixes = new Map([['a', [aFix('a', 'v=DMARC1')]]])
    for (const step of ['Replace the sample text', 'Replace the sample text.']) {
      const steps = aReport([broken('a', 'Apples')].map((check) => ({ ...check, nextSteps: [step] })))
      const page = words(await renderHtml(steps, { ...OPTIONS, fixes }))
      assert.match(page, /First: Replace the sample text ?\. Part of it is ready made\./u)
    }
  })

  it('lists as what to change no remark that changes nothing', async () => {
    const remark = 'We look from the outside only.'
    const given = { ...broken('a', 'Apples'), advice: [remark], nextSteps: ['Mend it'] }
    const page = words(await renderHtml(aReport([given]), OPTIONS))
    assert.match(page, /What to change Mend it Good to know We look from the outside only\./u)
    const bare = words(await renderHtml(aReport([{ ...given, nextSteps: [] }]), OPTIONS))
    assert.doesNotMatch(bare, /What to change/u)
  })

  it('lists beside the pieces of a job the steps that use none of them', async () => {
    const nextSteps = [
      'Write a line for each picture in the ready-made worksheet',
      'Make the text darker',
      'Your pages use a piece of ready-made code with a known weakness: update it',
      'On the page /ready-made-curtains, correct the link “Ready made blinds”',
      'Re-run the test',
    ]
    const given = aReport([{ ...broken('a', 'Apples'), nextSteps }])
    const fixes = new Map([['a', [aFix('a', 'v=DMARC1')]]])
    const page = words(await renderHtml(given, { ...OPTIONS, fixes }))
    assert.match(page, /What to change .*Besides that Make the text darker /u)
    for (const step of nextSteps.slice(2, 4)) assert.ok(page.includes(step), step)
    const [, finding = ''] = page.split('What to change')
    assert.doesNotMatch(finding, /ready-made worksheet/u)
  })

  it('says what is for one evening as the plan does, though it names other jobs first', async () => {
    const page = words(await renderHtml(inPlan([], evening(60, 'a', 'd')), OPTIONS))
    assert.ok(
      page.includes(
        'Together they take about 1½ hours. Tonight: 60 minutes for Apples and Dates. Dates is number 4.',
      ),
    )
    assert.equal(page.split('Tonight: 60 minutes').length, 2)
  })

  it('says no sum for the evening where that is all of the jobs it names', async () => {
    const page = words(await renderHtml(inPlan([], evening(90, 'a', 'b', 'c')), OPTIONS))
    assert.ok(page.includes('Together they take about 1½ hours.'))
    assert.ok(!page.includes('Tonight'))
  })

  it('numbers every job once, the same in the letter, after it and in the findings', async () => {
    const page = await renderHtml(inOrder, OPTIONS)
    const numbered = [
      ...page.matchAll(/<span class="number">(\d)<\/span>.{0,60}?(Apples|Bread|Cakes|Dates)/gsu),
    ]
    assert.deepEqual(
      new Set(numbered.map(([, number, title]) => `${number} ${title}`)),
      new Set(['1 Cakes', '2 Apples', '3 Bread', '4 Dates']),
    )
    assert.ok(numbered.length >= 7)
  })

  it('lists no question as work that comes after the first jobs', async () => {
    const asking = aReport([
      aResult(),
      broken('a', 'Apples'),
      broken('b', 'Bread'),
      broken('c', 'Cakes'),
      broken('d', 'Dates'),
      EGGS,
    ])
    const given = { ...asking, plan: { ...asking.plan, topPriority: ['a', 'b', 'c'] } }
    const page = await renderHtml(given, { ...OPTIONS, isWatched: true })
    const after = page.slice(page.indexOf('What comes after that'), page.indexOf('id="findings"'))
    assert.ok(after.includes('Dates'))
    assert.ok(!after.includes('Eggs'))
    assert.match(
      words(page),
      /To answer Only you know these\. Answer them in Fettle\. 5 Eggs Easy business wins Do you sell eggs\? 30 minutes/u,
    )
  })

  it('shows the ready-made text once, where the work is done, with its blanks in the brackets that a copy keeps', async () => {
    const fixes = new Map([['a', [aFix('a', 'v=DMARC1; rua=mailto:[your email address]')]]])
    const page = await renderHtml(inOrder, { ...OPTIONS, fixes })
    assert.equal(page.split('v=DMARC1').length, 2)
    assert.ok(page.includes('<span class="blank">[your email address]</span>'))
    assert.ok(words(page).includes('fill in what’s in square brackets'))
    assert.ok(words(page).includes('TXT record, name _dmarc'))
    assert.ok(words(page).includes('; “For whoever does the work” has a draft for one of them.'))
  })

  it('keeps long lists for the appendix, under the number of their job', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`https://joes.test/page-${at}`])
    const long = aResult({
      ...broken('e', 'Eggs'),
      blocks: [{ kind: 'table', columns: [{ label: 'Page' }], rows }],
    })
    const page = await renderHtml(aReport([long]), OPTIONS)
    const [before = '', after = ''] = page.split('id="appendix"')
    assert.ok(words(before).includes('the appendix, under 1'))
    assert.ok(before.includes('page-3') && !before.includes('page-4'))
    assert.ok(after.includes('page-0') && after.includes('page-29'))
  })

  it('has no word of a button, and no step that needs a screen', async () => {
    const nextSteps = [
      'Download the report',
      'Download the list (broken_links.csv)',
      'Fix the errors',
      'Re-run the test',
    ]
    const page = words(await renderHtml(aReport([aResult({ ...broken('a', 'Apples'), nextSteps })]), OPTIONS))
    assert.doesNotMatch(page, /download the|re-run|show more/iu)
    assert.ok(page.includes('Fix the errors'))
  })

  it('is printed on Letter in the time zones of countries that use it, by whatever name', () => {
    for (const zone of ['America/Chicago', 'US/Pacific', 'Asia/Manila', 'Pacific/Honolulu'])
      assert.equal(paperOf(zone), 'Letter', zone)
    for (const zone of ['Australia/Sydney', 'Pacific/Auckland', 'America/Sao_Paulo', 'Europe/London', 'UTC'])
      assert.equal(paperOf(zone), 'A4', zone)
  })

  it('is printed on the paper that is asked for', async () => {
    assert.ok((await renderHtml(report, OPTIONS)).includes('@page{size:A4;'))
    assert.ok((await renderHtml(report, { ...OPTIONS, paper: 'Letter' })).includes('@page{size:Letter;'))
  })
})
