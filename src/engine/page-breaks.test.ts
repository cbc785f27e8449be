import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import type { Paper } from '#report/html/presentation.ts'
import { renderHtml } from '#report/html/render.ts'
import { testExecutable } from '#support/browsers.ts'
import { readPdf } from '#support/pdf-text.ts'
import { aReport, aResult } from '#support/results.ts'
import { printPdf } from './print-pdf.ts'

/** So many that dozens of pages end at every place where one can. */
const CHECKS = 60
const ITEMS = 6
const START_OF_PAGE = /Page\d+of\d+joes\.test,21Nov2026/u

const items = (check: string, count: number) =>
  Array.from({ length: count }, (_, item) => ({ text: `Item-${check}-${item}.`, done: true }))

const good = Array.from({ length: CHECKS }, (_, at) =>
  aResult({
    id: `check-${at}`,
    title: `Title-${at}.`,
    description: `Verdict-${at}.`,
    blocks: [
      {
        kind: 'checklist',
        title: `List-${at}.`,
        items: items(String(at), ITEMS),
      },
      { kind: 'note', text: `Note-${at}.` },
    ],
  }),
)
const withoutList = (check: CheckResult): CheckResult => ({
  ...check,
  blocks: check.blocks.filter(({ kind }) => kind === 'note'),
})
const unable = (id: string) =>
  aResult({
    id,
    title: `Unable-${id}.`,
    display: 'missing',
    greyKind: 'unable',
    status: 'unable_to_detect',
    reason: `Reason-${id}.`,
    reasonCode: 'timeout',
  })

/** The pages after the letter, each as its text without spaces. */
async function pagesOf(checks: CheckResult[], paper: Paper): Promise<string[]> {
  const html = await renderHtml(aReport(checks), { fonts: null, expand: true, timeZone: 'UTC', paper })
  const { text } = readPdf(await printPdf(html, { executable: testExecutable(), sandbox: 'prefer' }))
  return text
    .split(START_OF_PAGE)
    .filter((page) => page !== '')
    .slice(1)
}

const pageWith = (pages: readonly string[], part: string): number => {
  const page = pages.findIndex((text) => text.includes(part))
  assert.notEqual(page, -1, part)
  return page
}

describe('a page of a report', () => {
  for (const paper of ['A4', 'Letter'] as const)
    it(`begins neither between a title and what it is about nor beside the first or last item of a list (${paper})`, async () => {
      const pages = await pagesOf(good, paper)
      for (let at = 0; at < CHECKS; at += 1) {
        const together = (one: string, other: string) =>
          assert.equal(pageWith(pages, one), pageWith(pages, other), `${one} ${other}`)
        together(`Title-${at}.`, `Verdict-${at}.`)
        together(`Verdict-${at}.`, `List-${at}.`)
        together(`List-${at}.`, `Item-${at}-0.`)
        together(`Item-${at}-0.`, `Item-${at}-1.`)
        together(`Item-${at}-${ITEMS - 2}.`, `Item-${at}-${ITEMS - 1}.`)
        together(`Item-${at}-${ITEMS - 1}.`, `Note-${at}.`)
      }
    })

  it('begins between two checks that end in a note, not within one', async () => {
    const pages = await pagesOf([...good.map(withoutList), unable('a'), unable('b')], 'A4')
    for (let at = 0; at < CHECKS; at += 1)
      for (const part of [`Verdict-${at}.`, `Note-${at}.`])
        assert.equal(pageWith(pages, part), pageWith(pages, `Title-${at}.`), part)
    const head = pages.find((text) => text.includes('Notcountedfororagainstyou.'))
    assert.match(head ?? '', /Couldn'tbecheckedNotcountedfororagainstyou\.Unable-a\./u)
  })

  it('has all of a score, its scale and what it means', async () => {
    const scored = good.map((check, at) => ({
      ...check,
      blocks: [
        {
          kind: 'gauge' as const,
          label: `Label-${at}.`,
          value: 63,
          max: 100,
          band: 'Fair',
          tone: 'warning' as const,
          bands: [
            { to: 49, label: `Poor-${at}.`, tone: 'error' as const },
            { to: 89, label: 'Fair', tone: 'warning' as const },
            { to: 100, label: 'Good', tone: 'success' as const },
          ],
        },
      ],
    }))
    for (const paper of ['A4', 'Letter'] as const) {
      const pages = await pagesOf(scored, paper)
      for (let at = 0; at < CHECKS; at += 1)
        assert.match(
          pages[pageWith(pages, `Label-${at}.`)] ?? '',
          new RegExp(`63of1000to49Poor-${at}\\..{0,40}Label-${at}\\.`, 'u'),
        )
    }
  })

  it('has all of a short table of where we looked, so that the last page is not nearly empty', async () => {
    for (const count of [26, 27, 28]) {
      const evidence = Array.from({ length: 5 }, (_, at) => ({
        kind: 'page' as const,
        at: 'https://joes.test/',
        found: `Found-${at}.`,
      }))
      const long = aResult({ evidence, blocks: [{ kind: 'checklist', items: items('long', count) }] })
      const pages = await pagesOf([long], 'A4')
      const parts = ['Wherewelooked', ...evidence.map(({ found }) => found)]
      assert.equal(new Set(parts.map((part) => pageWith(pages, part))).size, 1, String(count))
    }
  })
})
