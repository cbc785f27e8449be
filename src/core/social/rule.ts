import { sameHandle } from '../address/handles.ts'
import { NETWORK_NAMES, type Network } from '../address/networks.ts'
import type { Block } from '../block.ts'
import { timeZoneOf } from '../business/time-zone.ts'
import { monthsBefore, readMoment, wholeDays } from '../calendar.ts'
import type { Outcome, Proof, Proofs } from '../check.ts'
import { elapsed } from '../elapsed.ts'
import type { SocialAccount } from '../evidence/accounts.ts'
import type { AccountsEvidence, AnswersEvidence, ProfileEvidence } from '../evidence/owner.ts'
import { findProfile, type FoundProfile, profileSuggestion } from '../site/profiles.ts'
import { pagesOf, type SiteWanted, sitePages } from '../site/site-pages.ts'
import { oneAnswer } from '../survey/answer.ts'
import { handleInAnswer } from '../survey/handle-answer.ts'
import { withoutService } from '../without-service.ts'
import type { SocialFacts } from './facts.ts'
import { figuresBlock, knownChanges } from './figures.ts'
import { growthBlocks } from './growth.ts'
import { popularPostBlock, popularPostFacts } from './popular-post.ts'
import type { SocialStatus } from './statuses.ts'

/** The networks that an owner can connect. */
export type SocialNetwork = Exclude<Network, 'linkedin'>
type Answer = Outcome<SocialStatus, SocialFacts>

/** An account is active with a post of its own in the last this many calendar months (specification, section 9). */
const ACTIVE_MONTHS = 2

/** The survey question that asks for the account. */
export const SOCIAL_QUESTIONS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'S-SOC-F',
  instagram: 'S-SOC-I',
  twitter: 'S-SOC-T',
}

export interface SocialEvidence extends SiteWanted {
  readonly answers: AnswersEvidence
  readonly profile: ProfileEvidence
  readonly accounts: AccountsEvidence
}

interface Known {
  network: SocialNetwork
  handle: string | null
  seen: FoundProfile | null
  answer: string | null
  /** The owner's, for dates. */
  timeZone: string
}

/** The rule of Facebook, Instagram and Twitter: the connected account first, then the owner's answer, then a handle. */
export function evaluateSocial(network: SocialNetwork, evidence: SocialEvidence, at: Date): Answer {
  const site = sitePages(evidence)
  if (site.state === 'pending') return { wait: true }

  const answer = oneAnswer(evidence.answers, SOCIAL_QUESTIONS[network])
  const handle = evidence.profile[network] ?? handleInAnswer(answer)
  const seen = findProfile(network, pagesOf(site))
  const known = { network, handle, seen, answer, timeZone: timeZoneOf(evidence.profile) }

  const account = evidence.accounts[network]
  if (account) return withAccount(known, account, at.getTime())
  const status = withoutAccount(known)
  const lacking = withoutService(evidence.accounts, network)
  // Who has no account waits for nothing that could be switched on.
  const isForNobody = status === 'no_account' && lacking.reason !== undefined
  return {
    status,
    ...(isForNobody ? { applicable: false } : lacking),
    ...shown(known),
    ...suggestion(known),
  }
}

function withoutAccount({ answer, handle }: Known): SocialStatus {
  if (answer === 'none') return 'no_account'
  return handle === null ? 'we_need_more_details' : 'not_connected'
}

function withAccount(known: Known, account: SocialAccount, now: number): Answer {
  const base = shown(known, true)
  switch (account.kind) {
    case 'failed':
      return { unable: account.failure, proof: base.proof, facts: base.facts }
    case 'read':
      return withPosts(known, account, now)
    case 'no_such_account':
      return { status: 'incorrect_handle', ...base, say: { handle: known.handle ?? 'that name' } }
    case 'posts_hidden':
      if (account.handle === null || !differs(known, account)) return { status: 'need_more_details', ...base }
      return {
        status: 'incorrect_handle',
        ...base,
        facts: { ...base.facts, otherHandle: account.handle },
        say: { handle: known.handle },
      }
  }
}

const differs = (
  { network, handle }: Known,
  account: { handle: string | null; confirmed: boolean },
): boolean =>
  !account.confirmed &&
  handle !== null &&
  account.handle !== null &&
  !sameHandle(network, handle, account.handle)

function withPosts(known: Known, account: Extract<SocialAccount, { kind: 'read' }>, now: number): Answer {
  const last = account.lastPostAt === null ? null : readMoment(account.lastPostAt)
  const base = shown(known, true)
  const facts = {
    ...base.facts,
    handle: account.handle,
    lastPostAt: account.lastPostAt,
    daysSinceLastPost: last === null ? null : wholeDays(last, now),
    figures: { ...account.figures },
    changes: knownChanges(account),
    popularPost: account.popularPost && popularPostFacts(account.popularPost, audienceOf(account)),
  }
  const proof: Proofs = [
    { kind: 'account', at: account.handle, found: account.lastPostAt ?? 'No posts' },
    ...base.proof.slice(1),
  ]
  const isActive = last !== null && last > monthsBefore(now, ACTIVE_MONTHS)
  return {
    status: isActive ? 'active' : 'inactive',
    facts,
    proof,
    blocks: [
      figuresBlock(account, facts.daysSinceLastPost),
      ...(facts.popularPost ? [popularPostBlock(facts.popularPost, known.timeZone)] : []),
      ...(account.notes ?? []).map((text): Block => ({ kind: 'note', text })),
      ...growthBlocks(account.history ?? []),
    ],
    say: lastPostWords(last, now),
  }
}

function lastPostWords(last: number | null, now: number) {
  if (last === null) return { noPosts: "We couldn't see any posts yet." }
  const since = elapsed(last, now)
  return since === 'today' ? { today: since } : { elapsed: since }
}

/** Who may see a post: followers, else fans. */
const audienceOf = ({ figures }: Extract<SocialAccount, { kind: 'read' }>): number | null =>
  figures['followers'] ?? figures['fans'] ?? null

function shown(known: Known, connected = false): { facts: SocialFacts; proof: Proofs } {
  return {
    facts: {
      profileUrl: known.seen?.address ?? null,
      handle: known.handle,
      connected,
      lastPostAt: null,
      daysSinceLastPost: null,
      figures: {},
      popularPost: null,
    },
    proof: [ownerProof(known, connected), ...siteProof(known)],
  }
}

function ownerProof({ network, handle }: Known, connected: boolean): Proof {
  if (connected) return { kind: 'account', at: NETWORK_NAMES[network], found: handle ?? 'Connected' }
  return { kind: 'answer', at: SOCIAL_QUESTIONS[network], found: handle ?? 'No handle given' }
}

const siteProof = ({ network, seen }: Known): Proof[] =>
  seen ? [{ kind: 'page', at: seen.at, found: `${NETWORK_NAMES[network]}: ${seen.address}` }] : []

/** The profile that the website links to is offered to an owner who has not named one. */
function suggestion({ seen, handle, answer, network }: Known): { blocks?: Block[]; advice?: string[] } {
  if (!seen) return {}
  const blocks: Block[] = [
    {
      kind: 'facts',
      title: 'What we saw on your website',
      rows: [{ label: NETWORK_NAMES[network], value: seen.address }],
    },
  ]
  if (handle === null && answer !== 'none') return { blocks, advice: [profileSuggestion(seen)] }
  if (handle === null)
    return {
      blocks,
      advice: [`Your website names ${seen.address}. If it isn't yours, take it out.`],
    }
  if (sameHandle(network, handle, seen.handle)) return { blocks }
  return { blocks, advice: [`Your website names another profile: ${seen.address}`] }
}
