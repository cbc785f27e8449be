import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { browserAt } from '#support/browser.ts'
import { judgePages } from '#support/judged.ts'
import {
  BUSINESSES,
  type Business,
  DRAWINGS,
  type Drawing,
  sentAt,
  SHELLS,
  shellOf,
  shownAt,
} from './written-by-script.ts'

const HOME = 'http://joes.test/'
const CHECKS = [
  'about-us',
  'legal-necessities',
  'contact-form',
  'broken-links',
  'search-ranking',
  'site-keywords',
]

/** Rules that only report that scripts draw the page. */
const SPEAKS_OF_SCRIPTS: ReadonlySet<string> = new Set(['js-only-links', 'js-only-content'])

type Results = Readonly<Record<string, CheckResult>>

async function resultsOf(business: Business, drawing: Drawing, hasBrowser: boolean): Promise<Results> {
  const paths = Object.keys(business.pages)
  const sent = Object.fromEntries(paths.map((path) => [path, sentAt(business, path, drawing)]))
  const shown = Object.fromEntries(paths.map((path) => [new URL(path, HOME).href, shownAt(business, path)]))
  const wish = hasBrowser ? { rendered: shown } : {}
  const { results } = await judgePages({ ...sent, '/app.js': { body: '' } }, CHECKS, wish)
  return results
}

/** Every fault that the results report: each verdict that is no success, and each rule that failed. */
const accusations = (results: Results): string[] =>
  Object.values(results).flatMap(({ id, status, display, facts }) => [
    ...(display === 'success' || status === 'unable_to_detect' ? [] : [`${id}: ${display}`]),
    ...failedRules(facts),
  ])

const failedRules = (facts: unknown): string[] =>
  [...JSON.stringify(facts ?? null).matchAll(/"id":"([\w-]+)","severity":"\w+","outcome":"failed"/gu)]
    .map(([, id = '']) => id)
    .filter((id) => !SPEAKS_OF_SCRIPTS.has(id))

const statusesOf = (results: Results): Record<string, string> =>
  Object.fromEntries(Object.values(results).map(({ id, status }) => [id, status]))

describe('a website of which a script writes every page, in a real browser', () => {
  const [business] = BUSINESSES
  assert.ok(business)
  const paths = Object.keys(business.pages)

  for (const shell of Object.keys(SHELLS)) {
    it(`gets the verdicts of the same pages in plain HTML where ${shell} writes it`, async () => {
      const made = paths.map((path) => [path, shellOf(business, path, shell)] as const)
      const sent = {
        ...Object.fromEntries(made.map(([path, { page }]) => [path, page])),
        ...Object.fromEntries(made.map(([, { parts, partsAt }]) => [partsAt, { body: parts }])),
      }
      const rendered: Record<string, string> = {}
      await using site = await browserAt(sent)
      for (const path of paths) {
        rendered[new URL(path, HOME).href] = (await site.service.render(site.at(path))).html
      }
      const { results } = await judgePages(sent, CHECKS, { rendered })
      const plain = await resultsOf(business, 'plain', true)
      assert.deepEqual(statusesOf(results), statusesOf(plain))
      assert.deepEqual(accusations(results), accusations(plain))
    })
  }
})

describe('a website of which scripts draw a part', () => {
  for (const business of BUSINESSES) {
    for (const drawing of DRAWINGS) {
      const title = `of ${business.name} whose ${drawing} is drawn`
      it(`${title} gets the verdicts of the same pages in plain HTML`, async () => {
        const plain = await resultsOf(business, 'plain', true)
        const drawn = await resultsOf(business, drawing, true)
        assert.deepEqual(statusesOf(drawn), statusesOf(plain))
        assert.deepEqual(accusations(drawn), accusations(plain))
      })

      it(`${title} has no fault that the plain pages do not have, without a browser`, async () => {
        const plain = new Set(accusations(await resultsOf(business, 'plain', false)))
        const drawn = accusations(await resultsOf(business, drawing, false))
        assert.deepEqual(
          drawn.filter((each) => !plain.has(each)),
          [],
        )
      })
    }
  }
})
