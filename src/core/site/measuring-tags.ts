import type { TagKind } from '../evidence/page.ts'
import { deadTag } from './dead-tag.ts'
import { siteTags, type TagAt, tagIdsOf, type TagSources } from './tag-ids.ts'

/** The tags of a website that count its visits, and the kinds of those that no longer do. */
export interface MeasuringTags {
  counting: TagAt[]
  dead: TagKind[]
}

/**
 * Tags that count, without those of Universal Analytics, which takes no visits any more (https://support.google.com/analytics/answer/11583528), and without
 * the website's only Google tag where its script is missing.
 */
export function measuringTags(sources: TagSources): MeasuringTags {
  const missing = deadTag(sources.loaded, tagIdsOf(sources))?.id
  const all = siteTags(sources)
  const isDead = ({ kind, id }: TagAt): boolean => kind === 'universal' || id === missing
  return {
    counting: all.filter((tag) => !isDead(tag)),
    dead: [...new Set(all.filter(isDead).map(({ kind }) => kind))],
  }
}
