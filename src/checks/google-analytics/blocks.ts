import type { Block } from '#core/block.ts'
import type { Proof, Proofs } from '#core/check.ts'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'
import type { LoadedEvidence } from '#core/evidence/visit.ts'
import { deadTag } from '#core/site/dead-tag.ts'
import type { SitePages } from '#core/site/site-pages.ts'
import type { TagIds } from '#core/site/tag-ids.ts'
import { cut } from '#core/text.ts'
import { listed } from '#core/words.ts'
import type { z } from 'zod'
import type { facts } from './facts.ts'

/** Everything that the check decides by. */
export interface Known {
  site: SitePages
  tags: TagIds
  answer: string | null
  account: AnalyticsAccount | undefined
}

const LONGEST_ADDRESS = 90
/** Google's own are judged, and advertising tags don't show visits to an owner. */
const NOT_OTHERS = /\b(?:google|pixel|tag|insight|ads?|adwords|remarketing|conversion)\b/iu

/** The facts, decided or not. */
export function knownFacts(known: Known): z.infer<typeof facts> {
  const { ga4, ua, gtm, ads } = known.tags
  const account = known.account?.kind === 'read' ? known.account : null
  const property = account?.properties.find(({ id }) => id === account.chosen)
  return {
    tagIds: [...ga4, ...ua, ...gtm],
    tags: { ga4, ua, gtm, ads },
    otherTools: otherTools(known),
    propertyName: property?.name ?? null,
    metric: account?.metric ?? null,
    period: account?.period ?? null,
    values: [...(account?.values ?? [])],
  }
}

/** The pages that have the tags, or that none has; then the owner's answer. */
export function proofOf({ tags, site, answer, account }: Known): Proofs {
  const seen: Proof[] = tags.firstSeen.slice(0, 10).map(({ id, at }) => ({ kind: 'element', at, found: id }))
  const home = site.state === 'read' ? site.evidence.address : null
  const nothing: Proof[] =
    home !== null && seen.length === 0
      ? [{ kind: 'page', at: home, found: 'No tag of Google Analytics seen' }]
      : []
  const owner: Proof = account
    ? {
        kind: 'account',
        at: 'Google Analytics',
        found: account.kind === 'read' ? 'Connected' : 'Could not be read',
      }
    : { kind: 'answer', at: 'S-GA1', found: answer ?? 'Not answered' }
  return [owner, ...seen, ...nothing]
}

/** Other analytics tools on the pages. */
function otherTools({ site }: Known): string[] {
  if (site.state !== 'read') return []
  const analytics = site.pages
    .flatMap(({ technologies }) => technologies)
    .filter(({ kind, name }) => kind === 'analytics' && !NOT_OTHERS.test(name))
  return [...new Set(analytics.map(({ name }) => name))]
}

/** A tag that stands in the pages and whose script is not there. */
export function deadTagAdvice(loaded: LoadedEvidence | undefined, tags: TagIds): string[] {
  const dead = deadTag(loaded, tags)
  if (dead === null) return []
  const script = cut(dead.script, LONGEST_ADDRESS)
  return [
    `Your Google tag ${dead.id} doesn't load: its script isn't found (${script}), so it counts nothing.`,
  ]
}

/** "You already measure visits with Plausible." */
export function toolsAdvice(known: Known): string[] {
  const tools = otherTools(known)
  return tools.length === 0 ? [] : [`You already measure visits with ${listed(tools)}.`]
}

export function seenBlocks({ tags }: Known): Block[] {
  const rows = [
    { label: 'Google Analytics 4', value: tags.ga4.join(', ') },
    { label: 'Universal Analytics (old)', value: tags.ua.join(', ') },
    { label: 'Google Tag Manager', value: tags.gtm.join(', ') },
  ].filter(({ value }) => value !== '')
  return rows.length === 0 ? [] : [{ kind: 'facts', title: 'What we saw on your website', rows }]
}
