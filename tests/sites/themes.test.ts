import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { judgePages } from '#support/judged.ts'
import { THEMES, themed, VISIT } from './themes.ts'
import { BUSINESSES } from './themes.data.ts'

const seenSchema = z.object({
  keywords: z.array(z.object({ phrase: z.string(), count: z.number(), score: z.number() })),
  suggestions: z.array(z.string()),
})

async function seenIn(pages: Record<string, string>) {
  const { results } = await judgePages(pages, ['site-keywords'])
  const result = results['site-keywords']
  return { ...seenSchema.parse(result?.facts), status: result?.status, line: result?.description ?? '' }
}

/** Plain letters of a text. */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L} ]/gu, '')

describe('the keywords of a business', () => {
  for (const business of BUSINESSES) {
    it(`${business.name}: are the same in every theme`, async () => {
      const plain = await seenIn(themed(business))
      assert.ok(plain.keywords.length >= 3)
      for (const theme of THEMES) {
        const dressed = await seenIn(themed(business, theme))
        assert.deepEqual(dressed, plain, theme.name)
      }
    })

    it(`${business.name}: are among its own words, and do not include its name`, async () => {
      const own = letters([business.intro, VISIT, ...business.pages.flat()].join(' '))
      const { keywords } = await seenIn(themed(business))
      for (const { phrase } of keywords) {
        assert.ok(
          letters(phrase)
            .split(' ')
            .every((word) => own.includes(word)),
          phrase,
        )
        assert.notEqual(letters(phrase), letters(business.name))
      }
      const titles = letters(business.pages.map(([title]) => title).join(' '))
      assert.ok(titles.includes(letters(keywords[0]?.phrase ?? '?')), keywords[0]?.phrase)
    })
  }

  it('have the same advice in every theme on a website of one page', async () => {
    for (const business of BUSINESSES) {
      const plain = await seenIn({ '/': themed(business)['/'] ?? '' })
      for (const theme of THEMES) {
        const dressed = await seenIn({ '/': themed(business, theme)['/'] ?? '' })
        const answersOf = ({ status, line, suggestions }: typeof plain) => ({ status, line, suggestions })
        assert.deepEqual(answersOf(dressed), answersOf(plain), `${business.name} in ${theme.name}`)
      }
    }
  })
})
