import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

const stepsFor = (home: GivenPage, ...rules: string[]): string =>
  titleFixes(
    anInput({
      facts: failedAt(
        Object.fromEntries(
          (rules.length > 0 ? rules : ['title-missing']).map((id) => [id, ['https://joes.test/']]),
        ),
      ),
      evidence: { pages: aCrawl([aPage({ depth: 0, ...home })]) },
    }),
  )[0]?.where.steps.join(' ') ?? ''

test('a website with settings is not told to write into the head of its pages, as one of files is', () => {
  const joomla = { name: 'Joomla', kind: 'cms', version: null, by: 'html' } as const
  assert.match(stepsFor({ technologies: [joomla] }), /open the settings of the page/u)
  assert.match(stepsFor({}), /In the head of each page/u)
})

test('a step of a website of files names titles and descriptions only where some are new', () => {
  const [titles, descriptions] = [/put the title between/u, /Put the line of the description into/u]
  assert.match(stepsFor({}, 'title-missing'), titles)
  assert.doesNotMatch(stepsFor({}, 'title-missing'), descriptions)
  assert.doesNotMatch(stepsFor({}, 'description-missing'), titles)
  assert.match(stepsFor({}, 'title-missing', 'description-missing'), descriptions)
})
