import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { failedAt } from '#support/failed-at.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

const URL_OF_HOME = 'https://joes.test/'
const LONG = 'Joe’s | Emergency plumbing and blocked drains in Hobart and the Huon Valley'

/** The new title of a homepage whose title and heading talk about different things. */
function newTitle(heading: string, content: string, title = LONG, ...rules: string[]): string | undefined {
  const page = aPage({
    url: URL_OF_HOME,
    depth: 0,
    title: { text: title, count: 1 },
    headings: [aHeading(heading, { level: 1 })],
    metas: [{ name: 'description', property: null, httpEquiv: null, content }],
  })
  const failed = ['title-long', 'title-h1-unrelated', ...rules].map((id): [string, string[]] => [
    id,
    [URL_OF_HOME],
  ])
  const input = anInput({
    facts: failedAt(Object.fromEntries(failed)),
    evidence: { pages: aCrawl([page]) },
    profile: { businessName: 'Joe’s' },
  })
  const sheet = titleFixes(input)[0]?.pieces.find(({ kind }) => kind === 'csv')?.content ?? ''
  return parse(sheet, { bom: true })[1]?.[2]
}

test('a long title that the description bears out is shortened, whatever slogan the heading has', () => {
  for (const slogan of ['Where Greatness Starts', 'Reliable, rapid and round the clock'])
    assert.equal(
      newTitle(slogan, 'We clear blocked drains in Hobart within an hour.'),
      'Emergency plumbing and blocked drains in Hobart | Joe’s',
      slogan,
    )
})

test('a heading takes the place of a title that the description does not bear out', () => {
  const left = 'Theme of the year | A new website for your business made with a builder'
  const heading = 'Plumbing and drains in all of Hobart'
  for (const content of ['We clear blocked drains in Hobart.', ''])
    assert.equal(newTitle(heading, content, left), `${heading} | Joe’s`, content)
  // One description on many pages bears out nothing.
  assert.equal(
    newTitle(heading, 'We clear blocked drains in Hobart.', LONG, 'description-duplicate'),
    `${heading} | Joe’s`,
  )
})
