import { defineCheck, type Proof, type Proofs } from '#core/check.ts'
import type { AdsAccount } from '#core/evidence/accounts.ts'
import { arePending, valueOf } from '#core/gathered.ts'
import { pagesOf, sitePages } from '#core/site/site-pages.ts'
import { type TagIds, tagIdsOf } from '#core/site/tag-ids.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { withoutService } from '#core/without-service.ts'
import { facts } from './facts.ts'
import { suggestions } from './suggestions.ts'
import { type Status, TELL, words } from './words.ts'

/** Does an ads account exist, and is it connected? Ads are a choice, not a duty. */
export const check = defineCheck({
  id: 'google-ads',
  code: 'T3CHECK22',
  category: 'visibility',
  path: '/visibility/google-ads',
  tour: null,
  triggers: ['adwords'],
  needs: ['answers', 'accounts'],
  wants: ['pages', 'rendered', 'scripts', 'loaded'],
  asks: ['S-ADS1'],
  suggests: suggestions,
  service: 'ads',
  awaitsService: ['login_with_google_ads', 'we_need_more_details'],
  recommends: { always: [118, 119] },
  plan: {
    weight: 35,
    group: 'longterm',
    effort: 240,
    completedBy: ['google_ads_account_connected'],
    // Logging in takes minutes: the hours are for a first campaign.
    work: ({ status }) =>
      status === 'login_with_google_ads'
        ? { steps: TELL, isReadyMade: false, turnsGood: 'not_promised' }
        : null,
    adjustments: {
      industry: { agriculture: -10, community: -10, property: 8, tourism: 6 },
      businessAge: { under_1: -10 },
      staff: { '0': -6 },
    },
  },
  revision: 3,
  statuses: {
    google_ads_account_connected: 'success',
    login_with_google_ads: 'info',
    no_google_ads_account: 'warning',
    profile_not_detected: 'warning',
    we_need_more_details: 'more_info',
  },
  unableStatus: 'unable_to_run_this_test',
  facts,
  words,
  evaluate({ answers, accounts, pages, rendered, scripts, loaded }) {
    const { ads: account } = accounts
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }
    if (site.state === 'read' && arePending(scripts, loaded)) return { wait: true }

    const tags = tagIdsOf({ pages: pagesOf(site), scripts: valueOf(scripts), loaded: valueOf(loaded) })
    const answer = oneAnswer(answers, 'S-ADS1')
    const chosen = account?.kind === 'read' ? usable(account) : null
    const shown = {
      facts: { tagIds: tags.ads, accountName: chosen?.name ?? null },
      proof: proofOf(tags, answer, account),
    }
    if (account?.kind === 'failed') return { unable: account.failure, ...shown }
    if (account)
      return {
        status: chosen ? 'google_ads_account_connected' : 'profile_not_detected',
        ...shown,
        advice: ableOf(account).length > 1 ? [CHOOSE] : [],
      }
    const status = withoutAccount(tags, answer)
    const missing = status === 'no_google_ads_account' ? {} : withoutService(accounts, 'ads')
    return { status, ...shown, ...missing, blocks: seenBlocks(tags) }
  },
})

type ReadAccount = Extract<AdsAccount, { kind: 'read' }>

/** Those that can run ads, of the chosen one or of all: no managers, and none that is cancelled or suspended. */
function ableOf({ accounts, chosen }: ReadAccount) {
  const candidates = chosen === null ? accounts : accounts.filter(({ id }) => id === chosen)
  return candidates.filter(({ manager, state }) => !manager && state === 'enabled')
}

/** The chosen account, else the only one. */
function usable(account: ReadAccount) {
  const able = ableOf(account)
  return able.length === 1 ? able[0] : null
}

/** Of several, none is taken for the owner. */
const CHOOSE = 'Choose which of your ads accounts is this business’.'

function withoutAccount({ ads }: TagIds, answer: string | null): Status {
  if (answer === 'yes' || ads.length > 0) return 'login_with_google_ads'
  return answer === 'no' ? 'no_google_ads_account' : 'we_need_more_details'
}

function proofOf(tags: TagIds, answer: string | null, account: AdsAccount | undefined): Proofs {
  const owner: Proof = account
    ? {
        kind: 'account',
        at: 'Google Ads',
        found: account.kind === 'failed' ? 'Could not be read' : 'Connected',
      }
    : { kind: 'answer', at: 'S-ADS1', found: answer ?? 'Not answered' }
  const seen = tags.firstSeen.filter(({ id }) => tags.ads.includes(id))
  return [owner, ...seen.map(({ id, at }): Proof => ({ kind: 'element', at, found: id }))]
}

const seenBlocks = ({ ads }: TagIds) =>
  ads.length === 0
    ? []
    : [
        {
          kind: 'facts' as const,
          title: 'What we saw on your website',
          rows: [{ label: 'Google Ads tag', value: ads.join(', ') }],
        },
      ]
