import type { PageFacts, TagKind, TagSeen } from '../evidence/page.ts'
import type { ScriptsEvidence } from '../evidence/scripts.ts'

/** Ids of measuring and advertising tags by kind, each once, and the page each was first seen on. */
export interface TagIds {
  /** GA4 (`G-…`) and Google tags (`GT-…`). */
  ga4: string[]
  ua: string[]
  gtm: string[]
  ads: string[]
  firstSeen: { id: string; at: string }[]
}

const GROUPS: Readonly<Record<TagKind, 'ga4' | 'ua' | 'gtm' | 'ads' | null>> = {
  ga4: 'ga4',
  google_tag: 'ga4',
  universal: 'ua',
  gtm: 'gtm',
  google_ads: 'ads',
  meta_pixel: null,
}

/** Collects Google's tags from the pages of a site and from its own script files. */
export function tagIdsOf(pages: readonly PageFacts[], scripts?: ScriptsEvidence): TagIds {
  const seen = [
    ...pages.flatMap(({ tags, url }) => tags.map((tag) => ({ tag, at: url }))),
    ...(scripts?.files ?? []).flatMap(({ tags, url }) => tags.map((tag) => ({ tag, at: url }))),
  ]
  const ids: TagIds = { ga4: [], ua: [], gtm: [], ads: [], firstSeen: [] }
  for (const { tag, at } of seen) add(ids, tag, at)
  return ids
}

function add(ids: TagIds, { kind, id }: TagSeen, at: string): void {
  const group = GROUPS[kind]
  if (group === null || ids[group].includes(id)) return
  ids[group].push(id)
  ids.firstSeen.push({ id, at })
}
