import { defineCheck } from '#core/check.ts'
import type { KeywordSearch } from '#core/evidence/accounts.ts'
import { withoutService } from '#core/without-service.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

/** Has the owner looked up, at least once, at which position this website is found for a search? */
export const check = defineCheck({
  id: 'search-engine-results',
  code: 'T3CHECK1792',
  category: 'visibility',
  path: '/visibility/search-engine-results',
  tour: null,
  triggers: [],
  needs: ['accounts'],
  wants: [],
  asks: [],
  service: 'keywordSearches',
  awaitsService: ['has_not_tried_keywords_tool'],
  plan: { weight: 40, group: 'easy', effort: 10, completedBy: ['has_tried_keywords_tool'] },
  revision: 1,
  statuses: { has_tried_keywords_tool: 'success', has_not_tried_keywords_tool: 'more_info' },
  facts,
  words,
  evaluate({ accounts }) {
    const latest = accounts.keywordSearches?.[0]
    if (!latest) {
      return {
        status: 'has_not_tried_keywords_tool',
        facts: { keyword: null, device: null, location: null, ranking: null, competitors: [] },
        proof: [{ kind: 'account', at: 'Keyword tool', found: 'No search yet' }],
        ...withoutService(accounts, 'keywordSearches'),
      }
    }
    const { keyword, device, location, ranking, competitors } = latest
    return {
      status: 'has_tried_keywords_tool',
      facts: { keyword, device, location, ranking, competitors: [...competitors] },
      proof: [
        {
          kind: 'account',
          at: `${keyword} (${[device, location].filter(Boolean).join(', ')})`,
          found: rankText(ranking),
        },
      ],
      say: { keyword, rank: rankText(ranking) },
      blocks: competitors.length === 0 ? [] : [competitorTable(latest)],
    }
  },
})

const rankText = (ranking: number | null): string =>
  ranking === null ? 'not in the top 100' : `number ${ranking}`

const competitorTable = ({ competitors }: KeywordSearch) => ({
  kind: 'table' as const,
  title: 'Top competitors',
  columns: [{ label: 'Place', align: 'right' as const }, { label: 'Website' }],
  rows: competitors.map(({ domain, ranking }) => [String(ranking), domain]),
})
