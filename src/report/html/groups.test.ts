import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Report } from '../schema.ts'
import { reportKind } from '../kinds.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderKind } from './kind.ts'
import { renderHtml } from './render.ts'

const OPTIONS = { fonts: null, expand: true, timeZone: 'Australia/Sydney' }
const words = (page: string) =>
  page
    .replaceAll(/<style>.*?<\/style>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
const broken = (id: string, title: string) =>
  aResult({ id, title, display: 'error', status: 'x', tag: 'Broken', description: `${title} is missing.` })

type Group = Report['plan']['items'][number]['group']
const withGroups = (report: Report, groups: Readonly<Record<string, Group>>): Report => ({
  ...report,
  plan: {
    ...report.plan,
    topPriority: ['b', 'a'],
    items: report.plan.items.map((item) => ({ ...item, group: groups[item.check] ?? item.group })),
  },
})
const EGGS = aResult({ id: 'e', title: 'Eggs', status: 'x', display: 'missing', greyKind: 'more_info' })
const REPORT = withGroups(
  aReport([
    aResult({ id: 's', title: 'Sitemap' }),
    aResult({ id: 'f', title: 'Forms' }),
    aResult({ id: 'l', title: 'Labels' }),
    broken('a', 'Apples'),
    broken('b', 'Bread'),
    EGGS,
  ]),
  { b: 'essential', e: 'longterm', l: 'essential' },
)
const ofKind = async (id: string, report: Report) => {
  const kind = reportKind(id)
  assert.ok(kind !== null && kind.content.holds !== 'summary')
  return words(await renderKind({ title: kind.title, content: kind.content }, report, OPTIONS))
}

describe('the report of a group', () => {
  it('lists by name what of the group is completed, after its open items (plan, section 8)', async () => {
    const page = await ofKind('blueprint-easy', REPORT)
    assert.match(page, /Apples is missing\..* Completed Forms .*Sitemap /u)
    assert.doesNotMatch(page, /Labels|Bread/u)
  })

  it('says that nothing is left where all of the group is completed, and what', async () => {
    const done = { ...REPORT, checks: REPORT.checks.filter(({ id }) => id !== 'a') }
    assert.match(await ofKind('blueprint-easy', done), /Nothing left here\. Good work! Completed Forms /u)
  })

  it('has no list of what is completed where nothing is', async () => {
    assert.doesNotMatch(await ofKind('blueprint-long-term', REPORT), /Completed/u)
  })
})

describe('the whole report', () => {
  it('says the group of each open item in the letter, in the findings and of the questions, and has the section Completed', async () => {
    const html = await renderHtml(REPORT, OPTIONS)
    const page = words(html)
    const [letter = '', after = ''] = page.split('What we found')
    assert.match(letter, /Bread · Business essentials Bread is missing\./u)
    assert.match(letter, /Apples · Easy business wins Apples is missing\./u)
    assert.match(after, /Bread is missing\. You · 30 minutes · Business essentials /u)
    assert.match(after, /Apples is missing\. You · 30 minutes · Easy business wins /u)
    assert.match(after, /Eggs Long-term goals /u)
    assert.match(html, /<h2 class="h-page">Completed<\/h2>/u)
  })
})
