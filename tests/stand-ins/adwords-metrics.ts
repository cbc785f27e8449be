import { type AdsRate, type AdsStandInAccount, textIn, thingsOf } from './adwords-account.ts'

/** How much of a usual day each weekday brings, Sunday first. */
const WEEKDAYS = [0.5, 1, 1.2, 1, 1, 1.1, 0.6]
const NOTHING: AdsRate = { impressions: 0, clicks: 0, cost: 0, conversions: 0 }

/** What everything in an account brought in some days, by resource name; `customer`: all together. */
export function figuresOf(account: AdsStandInAccount, days: readonly string[]): Map<string, AdsRate> {
  const counts = WEEKDAYS.map(() => 0)
  for (const day of days) {
    const weekday = new Date(day).getUTCDay()
    counts[weekday] = (counts[weekday] ?? 0) + 1
  }
  const keywords = thingsOf(account, 'ad_group_criterion')
  const adGroups = thingsOf(account, 'ad_group')
  const found = new Map<string, AdsRate>()
  for (const [name, rate] of account.rates) {
    const sum = inDays(rate, counts)
    const adGroup = textIn(keywords.get(name), 'adGroup')
    const campaign = textIn(adGroups.get(adGroup), 'campaign')
    for (const key of ['customer', campaign, adGroup, name])
      if (key !== '') found.set(key, added(found.get(key) ?? NOTHING, sum))
  }
  return found
}

function inDays(rate: AdsRate, counts: readonly number[]): AdsRate {
  let sum = NOTHING
  for (const [weekday, count] of counts.entries()) {
    const factor = WEEKDAYS[weekday] ?? 1
    const onOne = {
      impressions: Math.floor(rate.impressions * factor),
      clicks: Math.floor(rate.clicks * factor),
      cost: Math.floor(rate.cost * factor),
      conversions: Math.floor(rate.conversions * factor * 100) / 100,
    }
    sum = added(sum, {
      impressions: onOne.impressions * count,
      clicks: onOne.clicks * count,
      cost: onOne.cost * count,
      conversions: onOne.conversions * count,
    })
  }
  return sum
}

const added = (one: AdsRate, other: AdsRate): AdsRate => ({
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  cost: one.cost + other.cost,
  conversions: Math.round((one.conversions + other.conversions) * 100) / 100,
})

/** One of some equal parts, as `Metrics`. */
export function metricsJson(rate: AdsRate = NOTHING, parts = 1): Record<string, unknown> {
  const part = (whole: number) => String(Math.floor(whole / parts))
  return {
    impressions: part(rate.impressions),
    interactions: part(rate.clicks),
    clicks: part(rate.clicks),
    costMicros: part(rate.cost),
    conversions: Math.floor((rate.conversions * 100) / parts) / 100,
  }
}
