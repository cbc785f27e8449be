import { DEEPEST_PLACE } from '#core/ranking/keyword-form.ts'
import { domainOf } from '#core/ranking/places.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { type RankData, rankDataOf, type RankLookUp } from '../rank.ts'
import { askDataForSeo } from './ask.ts'
import { serpAnswer } from './schema.ts'

const PATH = '/v3/serp/google/organic/live/advanced'
const PAGES = 10

/** The place of the website in Google's results. Each request costs money: none is repeated. */
export async function lookUpInGoogle(
  context: ConnectorContext,
  { keyword, device, location, siteHost }: RankLookUp,
): Promise<ReadResult<RankData>> {
  const task = {
    keyword: escaped(keyword),
    location_code: Number(location),
    language_code: 'en',
    device,
    depth: DEEPEST_PLACE,
    max_crawl_pages: PAGES,
    // Ends, and charges for, no more pages than needed to find the website, by the name that counts as found.
    stop_crawl_on_match: [{ match_value: domainOf(siteHost), match_type: 'with_subdomains' }],
    find_targets_in: ['organic'],
  }
  const request = { method: 'POST', path: PATH, json: [task], mayRepeat: false } as const
  const answer = await askDataForSeo(context, request, serpAnswer)
  if (!answer.ok) return answer
  const organic = (answer.data[0]?.items ?? [])
    .filter(({ type }) => type === 'organic')
    .toSorted((a, b) => (a.rank_group ?? 0) - (b.rank_group ?? 0))
    .flatMap(({ url, title }) => (url ? [{ url, title: title ?? '' }] : []))
  return { ok: true, data: rankDataOf(organic, siteHost) }
}

/** The service decodes its keywords: `%` and `+` would become something else. */
const escaped = (keyword: string): string => keyword.replaceAll('%', '%25').replaceAll('+', '%2B')
