import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { z } from 'zod'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGraphNames } from '../graph-names.ts'
import { httpsAddress } from '../social-map.ts'
import { askFacebook } from './ask.ts'
import { type facebookGrowth, type facebookPage, followsAnswer, pageAnswer } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

const FIELDS = {
  needed: ['id', 'name', 'fan_count', 'followers_count'],
  optional: ['username', 'link', 'verification_status', 'overall_star_rating', 'rating_count'],
}
const GROWTH = { needed: ['page_follows'], optional: [] }
const DAYS = 15
const LONGEST_NAME = 100
type Page = z.infer<typeof facebookPage>
type Growth = z.infer<typeof facebookGrowth>

/** The chosen page and its grant; a failure where there is none. */
export function pageAndToken({ grant, account }: ConnectorAccess): ReadResult<{ id: string; token: string }> {
  if (!grant) return { ok: false, failure: { kind: 'reauth' } }
  if (!account) return { ok: false, failure: { kind: 'needs_selection' } }
  return { ok: true, data: { id: account.id, token: grant.accessToken } }
}

/** Name and followers of the chosen page: one call. */
export async function readFacebookPage(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<Page>> {
  const chosen = pageAndToken(access)
  if (!chosen.ok) return chosen
  const { id, token } = chosen.data
  const answer = await askGraphNames(context, FIELDS, (fields) =>
    askFacebook(context, { token, path: `/${id}`, parameters: { fields } }, pageAnswer),
  )
  if (!answer.ok) return answer
  const { name, username, link, fan_count, followers_count } = answer.data
  return {
    ok: true,
    data: {
      page: {
        id,
        name: cut(tidyLine(name), LONGEST_NAME),
        username: username === undefined ? null : cut(tidyLine(username), LONGEST_NAME) || null,
        url: httpsAddress(link),
      },
      fans: fan_count,
      followers: followers_count,
    },
  }
}

/** Failures that a page has for good: too few followers for insights, or the permission for them was not given. */
const WITHOUT_INSIGHTS = new Set(['permission', 'bad_shape', 'rejected', 'not_found'])

/** Followers of each of the last 15 days; none where the network does not count them for this page. */
export async function readFacebookGrowth(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<Growth>> {
  const chosen = pageAndToken(access)
  if (!chosen.ok) return chosen
  const { id, token } = chosen.data
  const until = Math.floor(context.now().getTime() / 1_000)
  const range = { period: 'day', since: String(until - (DAYS * DAY_MS) / 1_000), until: String(until) }
  const answer = await askGraphNames(context, GROWTH, (metric) => {
    const parameters = { metric, ...range }
    return askFacebook(context, { token, path: `/${id}/insights`, parameters }, followsAnswer)
  })
  if (!answer.ok) return WITHOUT_INSIGHTS.has(answer.failure.kind) ? { ok: true, data: { days: [] } } : answer
  const follows = answer.data.data.find(({ name }) => name === 'page_follows')
  const days = (follows?.values ?? []).map(({ value, end_time }) => ({
    day: new Date(end_time).toISOString().slice(0, 10),
    value,
  }))
  return { ok: true, data: { days: days.toSorted((one, other) => one.day.localeCompare(other.day)) } }
}
