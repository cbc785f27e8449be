/** The longest line that `biome.json` allows, in characters. */
const LINE_WIDTH = 110

/** What a new check has as its own. */
export interface NewCheck {
  id: string
  code: string
  path: string
  /** Its weight in the plan, which no other check has. */
  weight: number
  /** Number of its lesson. */
  media: number
}

/**
 * The files of a new check by their path in the project: a working rule to be replaced (whether the homepage has a title), with words, facts, lesson,
 * test and method page.
 */
export function newCheckFiles(check: NewCheck): Record<string, string> {
  const { id } = check
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
  const folder = `src/checks/${id}`
  return {
    [`${folder}/check.ts`]: checkOf(check),
    [`${folder}/facts.ts`]: FACTS,
    [`${folder}/words.ts`]: wordsOf(title),
    [`${folder}/lesson.md`]: lessonOf(title, check.media),
    [`${folder}/check.test.ts`]: testOf(title.toLowerCase()),
    [`docs/method/${id}.md`]: methodOf(title),
  }
}

/** Its row in the pinned table, as the formatter would write it. */
export function pinnedRow({ id, code, path }: NewCheck): string {
  const cells = [id, code, path, 'content', 'found not_found'].map((text) => `'${text}'`)
  const line = `  [${cells.join(', ')}],`
  return line.length <= LINE_WIDTH ? line : ['  [', ...cells.map((cell) => `    ${cell},`), '  ],'].join('\n')
}

const checkOf = ({
  id,
  code,
  path,
  weight,
}: NewCheck): string => `import { defineCheck } from '#core/check.ts'
import { cut } from '#core/text.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

/** Whether the homepage has a title. */
export const check = defineCheck({
  id: '${id}',
  code: '${code}',
  category: 'visibility',
  path: '${path}',
  tour: null,
  triggers: ['content'],
  needs: ['site'],
  wants: [],
  asks: [],
  plan: { weight: ${weight}, group: 'easy', effort: 15, completedBy: ['found'] },
  revision: 1,
  statuses: { found: 'success', not_found: 'warning' },
  facts,
  words,
  evaluate({ site: { home } }) {
    const title = home.title.text
    const proof = [{ kind: 'element', at: home.url, found: cut(title || 'no title', 300) }] as const
    return { status: title ? 'found' : 'not_found', facts: { title }, proof }
  },
})
`

const FACTS = `import { z } from 'zod'

/** Facts of the check. */
export const facts = z.object({
  /** The homepage's title; \`null\` when it has none, and empty when it has an empty one. */
  title: z.string().nullable(),
})
`

const wordsOf = (title: string): string => `import type { CheckWords } from '#core/words.ts'

export const words: CheckWords<'found' | 'not_found'> = {
  title: '${title}',
  what: 'Whether your homepage has a title.',
  why: "It's the first thing people read about you in a search.",
  who: 'You',
  statuses: {
    found: {
      tag: 'Found',
      line: 'Your homepage has a title.',
      steps: ['Keep it up to date'],
    },
    not_found: {
      tag: 'Not found',
      line: "We couldn't find a title on your homepage.",
      steps: [
        { text: 'Open the settings of your homepage and look for "Title"', minutes: 5 },
        { text: 'Say in a few words who you are and what you do', minutes: 10 },
      ],
    },
  },
}
`

const lessonOf = (title: string, media: number): string => `---
media: ${media}
icon: bulb
---
# ${title}

## What it is

The title of your homepage stands in the browser's tab and in search results.

## Why it matters

It's the first thing people read about you in a search.

## How to do it yourself

- Open the settings of your homepage and look for "Title".

## Ask your web person

"Does our homepage have a title?"

## Transcript

Look at the tab of your browser. What does it say?
`

const testOf = (name: string): string => `import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const statusWith = (text: string | null): string => {
  const outcome = check.evaluate({ site: aSite({ home: aPage({ title: { text, count: 1 } }) }) }, new Date(0))
  return 'status' in outcome ? outcome.status : 'none'
}

describe('${name}', () => {
  test('a title is found', () => assert.equal(statusWith("Joe's"), 'found'))
  test('no title is not', () => assert.equal(statusWith(null), 'not_found'))
  test('an empty title is not', () => assert.equal(statusWith(''), 'not_found'))
})
`

const methodOf = (title: string): string => `# ${title}: how it is tested

## What is looked at

The homepage as it is sent.

## The rule

| Status | When |
|---|---|
| found | The homepage has a title. |
| not_found | It has none, or an empty one. |

## Limits

- Only the homepage is read.
`
