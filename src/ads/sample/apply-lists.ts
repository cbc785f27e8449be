import type { AdsChange, KeywordText } from '#core/ads/changes.ts'
import type { AdsSampleState, SampleNegative } from './state.ts'

/** What a change made of the sample account. */
export interface SampleChanged {
  state: AdsSampleState
  /** Ids of what was created. */
  ids: readonly string[]
}

const isSameKeyword = (one: KeywordText, other: KeywordText): boolean =>
  one.text === other.text && one.matchType === other.matchType

/** Negative keywords of one place, from today on. */
export const newNegatives = (
  keywords: readonly KeywordText[],
  place: Pick<SampleNegative, 'level' | 'addedToId' | 'from'>,
  firstId: number,
): SampleNegative[] =>
  keywords.map(({ text, matchType }, index) => ({
    id: `${place.addedToId}~${firstId + index}`,
    text,
    matchType,
    ...place,
  }))

/** Makes a named list, or changes one: its keywords and the campaigns that use it. */
export function saveList(
  { listId, name, keywords, campaignIds }: Extract<AdsChange, { kind: 'save_negative_list' }>,
  state: AdsSampleState,
  today: string,
): SampleChanged {
  const id = listId ?? `${state.nextId}`
  const list = { id, name, campaignIds: [...campaignIds] }
  const inList = state.negatives.filter(({ addedToId }) => addedToId === id)
  const kept = inList.filter((one) => keywords.some((other) => isSameKeyword(one, other)))
  const added = keywords.filter((one) => !kept.some((other) => isSameKeyword(one, other)))
  const made = newNegatives(added, { level: 'list', addedToId: id, from: today }, state.nextId + 1)
  return {
    state: {
      ...state,
      nextId: state.nextId + 1 + made.length,
      lists:
        listId === null ? [...state.lists, list] : state.lists.map((one) => (one.id === id ? list : one)),
      negatives: [...state.negatives.filter(({ addedToId }) => addedToId !== id), ...kept, ...made],
    },
    ids: [id],
  }
}

/** Makes sitelinks or callouts and links them, with those that exist, to a place. */
export function addAssets(
  { type, level, levelId, sitelinks, callouts, existing }: Extract<AdsChange, { kind: 'add_assets' }>,
  state: AdsSampleState,
  today: string,
): SampleChanged {
  const made = [
    ...sitelinks.map((sitelink) => ({ sitelink, callout: null })),
    ...callouts.map((callout) => ({ sitelink: null, callout })),
  ].map((text, index) => ({ ...text, type, id: `${state.nextId + index}` }))
  const assetIds = [...made.map(({ id }) => id), ...existing]
  const links = assetIds.map((assetId) => ({
    id: levelId === null ? assetId : `${levelId}~${assetId}`,
    assetId,
    level,
    levelId,
    state: 'enabled' as const,
    run: { from: today, to: null },
  }))
  const isKept = (one: { id: string; level: string }) =>
    !links.some(({ id, level }) => id === one.id && level === one.level)
  return {
    state: {
      ...state,
      nextId: state.nextId + made.length,
      assets: [...state.assets, ...made],
      assetLinks: [...state.assetLinks.filter(isKept), ...links],
    },
    ids: links.map(({ id }) => id),
  }
}
