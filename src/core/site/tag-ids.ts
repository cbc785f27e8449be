import type { PageFacts, TagKind, TagFacts } from '../evidence/page.ts'
import type { ScriptsEvidence } from '../evidence/scripts.ts'
import type { LoadedEvidence, RequestFacts } from '../evidence/visit.ts'
import { idsInRequest } from './tag-shapes.ts'

/** Ids of analytics and advertising tags by kind, each once, and the first page of each. */
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

/** Everything that shows a website's tags. What could not be gathered is absent. */
export interface TagSources {
  pages: readonly PageFacts[]
  /** Its own script files. */
  scripts?: ScriptsEvidence | undefined
  /** What the homepage loaded in a browser. */
  loaded?: LoadedEvidence | undefined
}

/** A tag with the first page, script file or request that shows it, where one does, without a consent tool that holds it back. */
export interface TagAt extends TagFacts {
  at: string
}

/** What the homepage requested, without frames of other websites: their tags are those websites' own. */
export const ownRequests = (loaded: LoadedEvidence | undefined): RequestFacts[] =>
  (loaded?.requests ?? []).filter(({ inOtherFrame }) => inOtherFrame !== true)

/**
 * All tags of a website: in its pages, in its own script files and in a browser's requests. Each id once; it counts as blocked
 * by a consent tool only where nothing else shows it.
 */
export function siteTags({ pages, scripts, loaded }: TagSources): TagAt[] {
  const seen = [
    ...pages.flatMap(({ tags, url }) => tags.map((tag) => ({ ...tag, at: url }))),
    ...(scripts?.files ?? []).flatMap(({ tags, url }) => tags.map((tag) => ({ ...tag, at: url }))),
    ...ownRequests(loaded).flatMap(({ url }) =>
      idsInRequest(url).map((tag) => ({ ...tag, at: loaded?.finalUrl ?? url })),
    ),
  ]
  const byId = new Map<string, TagAt>()
  for (const tag of seen) {
    const key = `${tag.kind} ${tag.id}`
    const known = byId.get(key)
    if (known === undefined || (known.by === 'blocked' && tag.by !== 'blocked')) byId.set(key, tag)
  }
  return [...byId.values()]
}

/** Google's tags by kind. */
export function tagIdsOf(sources: TagSources): TagIds {
  const ids: TagIds = { ga4: [], ua: [], gtm: [], ads: [], firstSeen: [] }
  for (const tag of siteTags(sources)) add(ids, tag)
  return ids
}

function add(ids: TagIds, { kind, id, at }: TagAt): void {
  const group = GROUPS[kind]
  if (group === null || ids[group].includes(id)) return
  ids[group].push(id)
  ids.firstSeen.push({ id, at })
}
