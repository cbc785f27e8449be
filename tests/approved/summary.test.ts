import { describe, it } from 'node:test'
import { renderSummary } from '#report/html/summary.ts'
import { A_SUMMARY, A_YEAR, AROUND } from '#support/summaries.ts'
import { summaryView } from '#summary/view.ts'
import { BUILT_IN } from '#tools/catalogue.data.ts'
import { recommend } from '#tools/recommend.ts'
import { toolSeekerFrom } from '#tools/tool-seeker.ts'
import { bandWords, easeWords } from '#tools/words.ts'
import { answersOf, PROFILES } from './circumstances.ts'
import { approvedText, assertApproved, valueLines } from './lines.ts'
import { styleLess } from './page-text.ts'

const AT = '2026-11-21T00:00:00.000Z'

const VIEWS = {
  'everything, in Australia': summaryView(A_SUMMARY, AROUND),
  'one year, in New Zealand': summaryView(
    { ...A_SUMMARY, years: [A_YEAR], nzbn: '9429000000000', partners: [], businessName: '' },
    { ...AROUND, country: 'NZ', website: null, channels: [], categoryCounts: [] },
  ),
  'a year of losses': summaryView(
    {
      ...A_SUMMARY,
      years: [
        {
          ...A_YEAR,
          figures: { ...A_YEAR.figures, directCosts: 39_000_000, bank: 100_000, creditors: 9_000_000 },
        },
      ],
    },
    AROUND,
  ),
}

describe('the business summary is what was approved', () => {
  for (const [name, view] of Object.entries(VIEWS)) {
    it(name, async (test) => {
      const html = await renderSummary({
        view,
        logo: null,
        at: AT,
        timeZone: 'Australia/Sydney',
        fonts: null,
      })
      const parts = view.parts.flatMap(({ id, title, content }) => [
        `== ${id}: ${title}`,
        ...Object.entries(content).flatMap(([part, value]) => valueLines(part, value)),
      ])
      assertApproved(
        test,
        `summary-${name.replaceAll(/\W+/gu, '-')}`,
        [...valueLines('contact', view.contact), ...parts, styleLess(html)].join('\n'),
      )
    })
  }
})

describe('the tools that are suggested are what was approved', () => {
  it('for made-up owners', (test) => {
    const said = Array.from({ length: 12 }, (_, turn) => {
      const seeker = toolSeekerFrom(
        answersOf(turn),
        PROFILES[turn % PROFILES.length] ?? {},
        turn % 3 === 0 ? ['xero'] : [],
      )
      const lines = recommend(BUILT_IN, seeker).flatMap(({ group, isWanted, suggested, others }) => [
        `${group}${isWanted ? ', wanted' : ''}`,
        ...suggested.map(({ tool, why }) => `${tool.id}: ${why} ${bandWords(tool)} ${easeWords(tool)}`),
        `others: ${others.map(({ id }) => id).join(', ')}`,
      ])
      return [`${turn}`, [...valueLines('seeker', seeker), ...lines]] as const
    })
    assertApproved(test, 'tools', approvedText(said))
  })
})
