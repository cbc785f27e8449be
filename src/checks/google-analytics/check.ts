import { defineCheck } from '#core/check.ts'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'
import { arePending, valueOf } from '#core/gathered.ts'
import { pagesOf, type SitePages, sitePages } from '#core/site/site-pages.ts'
import { type TagIds, tagIdsOf } from '#core/site/tag-ids.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { BUILDERS_TAGS } from './builder-tags.data.ts'
import { connectedProperty, hasOnlyUniversal } from './account.ts'
import { withoutService } from '#core/without-service.ts'
import { facts } from './facts.ts'
import { deadTagAdvice, type Known, knownFacts, proofOf, seenBlocks, toolsAdvice } from './blocks.ts'
import { suggestions } from './suggestions.ts'
import { analyticsWork } from './work.ts'
import { COUNTED, LAST_STEP, type Status, words } from './words.ts'

/** Statuses whose next step is to connect the account. */
const NEEDS_ACCOUNT: ReadonlySet<Status> = new Set(['login_to_google_analytics', 'we_need_more_details'])

/** Are visits counted, and is the account connected? Universal tags stopped collecting in July 2023. */
export const check = defineCheck({
  id: 'google-analytics',
  code: 'T3CHECK940',
  category: 'visibility',
  path: '/visibility/google-analytics',
  tour: null,
  triggers: ['google_analytics'],
  needs: ['answers', 'accounts'],
  wants: ['pages', 'rendered', 'scripts', 'loaded'],
  asks: ['S-GA1'],
  suggests: suggestions,
  service: 'analytics',
  awaitsService: ['login_to_google_analytics', 'we_need_more_details'],
  plan: {
    weight: 70,
    group: 'essential',
    effort: 60,
    work: analyticsWork,
    completedBy: ['google_analytics_account_connected'],
    adjustments: { industry: { media_technology: 8, retail: 6 }, businessAge: { not_started: -5 } },
  },
  revision: 7,
  statuses: {
    google_analytics_account_connected: 'success',
    login_to_google_analytics: 'info',
    upgrade_to_ga4: 'warning',
    no_google_analytics_account: 'warning',
    profile_not_detected: 'warning',
    we_need_more_details: 'more_info',
  },
  unableStatus: 'unable_to_run_test',
  facts,
  words,
  evaluate({ answers, accounts, pages, rendered, scripts, loaded }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }
    if (site.state === 'read' && arePending(scripts, loaded)) return { wait: true }

    const tags = ofOwner(
      tagIdsOf({ pages: pagesOf(site), scripts: valueOf(scripts), loaded: valueOf(loaded) }),
    )
    const known: Known = { site, tags, answer: oneAnswer(answers, 'S-GA1'), account: accounts.analytics }
    const shown = { facts: knownFacts(known), proof: proofOf(known) }

    const account = accounts.analytics
    if (account?.kind === 'failed') return { unable: account.failure, ...shown }
    const unread = whyUndecided(known)
    if (unread) return { unable: unread, ...shown }

    const dead = deadTagAdvice(valueOf(loaded), tags)
    const status = (account && withAccount(account, known)) ?? withoutAccount(known)
    return {
      status,
      ...shown,
      say: {
        lastStep: accounts.available?.includes('analytics') ? LAST_STEP.connect : LAST_STEP.tell,
        counted: tags.ga4.length > 0 && dead.length === 0 ? COUNTED : null,
      },
      ...(NEEDS_ACCOUNT.has(status) ? withoutService(accounts, 'analytics') : {}),
      blocks: seenBlocks(known),
      advice: [...dead, ...toolsAdvice(known)],
    }
  },
})

const isOwners = (id: string): boolean => !BUILDERS_TAGS.has(id)

/** Without the tags by which a builder counts visits for itself. */
function ofOwner(tags: TagIds): TagIds {
  return {
    ...tags,
    ua: tags.ua.filter(isOwners),
    firstSeen: tags.firstSeen.filter(({ id }) => isOwners(id)),
  }
}

function withAccount(account: Extract<AnalyticsAccount, { kind: 'read' }>, known: Known): Status | null {
  const site = { host: hostOf(known.site), tagIds: known.tags.ga4 }
  if (connectedProperty(account, site)) return 'google_analytics_account_connected'
  return hasOnlyUniversal(account) && isOutdated(known) ? null : 'profile_not_detected'
}

function withoutAccount(known: Known): Status {
  const { tags, answer } = known
  if (isOutdated(known)) return 'upgrade_to_ga4'
  if (tags.ga4.length > 0 || answer === 'yes') return 'login_to_google_analytics'
  const noTag = tags.ua.length === 0 && tags.gtm.length === 0
  return answer === 'no' && noTag ? 'no_google_analytics_account' : 'we_need_more_details'
}

const isOutdated = ({ tags }: Known): boolean =>
  tags.ua.length > 0 && tags.ga4.length === 0 && tags.gtm.length === 0

const hostOf = (site: SitePages): string | null => (site.state === 'read' ? site.evidence.host : null)

/**
 * Without a readable website, an account that has a property decides only where the owner confirmed the property: nothing shows whose the others are. Without
 * an account, the owner's answer decides.
 */
function whyUndecided({ site, answer, account }: Known) {
  if (site.state !== 'unread') return null
  if (account?.kind !== 'read') return answer === null ? site.failure : null
  const isKnown =
    account.properties.length === 0 || connectedProperty(account, { host: null, tagIds: [] }) !== null
  return isKnown ? null : site.failure
}
