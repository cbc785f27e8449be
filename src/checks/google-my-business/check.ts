import { defineCheck, type Proof } from '#core/check.ts'
import type { BusinessAccount, BusinessLocation } from '#core/evidence/accounts.ts'
import { pagesOf, sitePages } from '#core/site/site-pages.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { withoutService } from '#core/without-service.ts'
import { listed } from '#core/words.ts'
import { facts } from './facts.ts'
import { locationAdvice, locationOf, missingDetails } from './location.ts'
import { mapsLink } from './maps-link.ts'
import { emptyFacts, locationBlocks, locationFacts } from './blocks.ts'
import { askWords, words } from './words.ts'

const SERVICE = 'Google Business Profile'

/** Does the business profile exist, verified and complete? */
export const check = defineCheck({
  id: 'google-my-business',
  code: 'T3NAV20GO',
  category: 'visibility',
  path: '/visibility/google-my-business',
  tour: 5,
  triggers: ['gmb'],
  needs: ['answers', 'accounts'],
  wants: ['pages', 'rendered'],
  asks: ['S-GBP1'],
  worksWithoutWebsite: true,
  service: 'businessProfile',
  awaitsService: ['permission_required'],
  plan: {
    weight: 90,
    group: 'easy',
    effort: 60,
    completedBy: ['verified'],
    adjustments: {
      industry: {
        accommodation: 8,
        administrative: 4,
        construction: 8,
        food_beverage: 9,
        health: 6,
        personal_repair: 9,
        property: 6,
        tourism: 9,
        transport: 4,
        wholesale: -10,
      },
      businessAge: { not_started: 5, under_1: 5 },
    },
  },
  revision: 3,
  statuses: {
    verified: 'success',
    missing_details: 'warning',
    not_verified: 'warning',
    no_google_presence: 'error',
    permission_required: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, accounts, pages, rendered }, now) {
    const { businessProfile: account } = accounts
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const link = mapsLink(pagesOf(site))
    const profileUrl = link?.address ?? null
    const seen: Proof[] = link ? [{ kind: 'page', at: link.at, found: link.address }] : []
    if (account) return withAccount(account, { profileUrl, seen, host: hostOf(site), now })

    const answer = oneAnswer(answers, 'S-GBP1')
    const isMissing = answer === 'no'
    return {
      status: isMissing ? 'no_google_presence' : 'permission_required',
      ...(isMissing ? {} : { say: askWords.connect, ...withoutService(accounts, 'businessProfile') }),
      facts: emptyFacts(profileUrl),
      proof: [{ kind: 'answer', at: 'S-GBP1', found: answer ?? 'Not answered' }, ...seen],
      blocks: profileUrl === null ? [] : [seenBlock(profileUrl)],
      advice:
        answer === 'locked'
          ? ['Open your profile on Google and choose “Own this business?” to ask for access.']
          : [],
    }
  },
})

interface Around {
  profileUrl: string | null
  seen: Proof[]
  host: string | null
  now: Date
}

function withAccount(account: BusinessAccount, around: Around) {
  const { profileUrl, seen, host } = around
  const base = {
    facts: emptyFacts(profileUrl),
    proof: [
      {
        kind: 'account',
        at: SERVICE,
        found: account.kind === 'failed' ? 'Could not be read' : 'Connected',
      },
      ...seen,
    ] as const,
  }
  if (account.kind === 'failed') {
    const isGrant = account.failure.reason === 'permission_lost'
    if (!isGrant) return { unable: account.failure, ...base }
    return {
      status: 'permission_required' as const,
      ...base,
      say: askWords.connect,
      reason: account.failure,
    }
  }
  const unchosen = {
    status: 'permission_required' as const,
    ...base,
    say: askWords.choose,
    advice: ['Choose which location is yours.'],
  }
  if (account.kind === 'unchosen') return unchosen
  if (account.locations.length === 0) return { status: 'no_google_presence' as const, ...base }

  const location = locationOf(account, host)
  return location ? ofLocation(location, around) : unchosen
}

function ofLocation(location: BusinessLocation, { profileUrl, seen, host, now }: Around) {
  const missing = missingDetails(location)
  const isVerified = location.verification === 'verified'
  const status = isVerified ? (missing.length > 0 ? 'missing_details' : 'verified') : 'not_verified'
  return {
    status,
    facts: locationFacts(location, missing, profileUrl),
    proof: [{ kind: 'account', at: location.name || SERVICE, found: location.verification }, ...seen],
    say: { missing: listed(missing) },
    blocks: locationBlocks(location),
    advice: locationAdvice(location, host, now),
  } as const
}

const hostOf = (site: ReturnType<typeof sitePages>): string | null =>
  site.state === 'read' ? site.evidence.host : null

const seenBlock = (address: string) => ({
  kind: 'facts' as const,
  title: 'What we saw on your website',
  rows: [{ label: 'Link to Google Maps', value: address }],
})
