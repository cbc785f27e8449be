import type { AdsChange, SitelinkText } from '#core/ads/changes.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank } from '#core/owner-input/text.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { MESSAGES } from '../messages.ts'
import { finalUrlProblem } from './address.ts'
import { problemAt, type Problems, sameText, textProblem, removedProblem, together } from './problems.ts'

type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>

/** What is wrong with sitelinks or callouts for the account, a campaign or an ad group. */
export function assetsProblems(change: AddAssets, account: KnownAdsAccount): Problems {
  const { type, sitelinks, callouts, existing } = change
  const added = type === 'sitelink' ? sitelinks : callouts
  if (added.length === 0 && existing.length === 0)
    return type === 'callout'
      ? problemAt('callouts', MESSAGES.calloutText)
      : problemAt('existing', MESSAGES.noItem)
  return together(
    placeProblem(change, account),
    countProblem(change, account),
    ...sitelinks.map((link, index) => sitelinkProblems(link, `sitelinks.${index}`, account.websiteHost)),
    ...callouts.map((text, index) =>
      problemAt(`callouts.${index}`, textProblem(text, ADS_LIMITS.callout, MESSAGES.calloutText)),
    ),
    duplicateProblems(
      sitelinks.map(({ text }) => text),
      (index) => `sitelinks.${index}.text`,
    ),
    duplicateProblems(callouts, (index) => `callouts.${index}`),
    existingProblem(change, account),
  )
}

/** What is wrong with one sitelink, at fields below `path`. */
export function sitelinkProblems(
  { text, line1, line2, finalUrl }: SitelinkText,
  path: string,
  websiteHost: string | null,
): Problems {
  const lines = [line1, line2].map((line) => (line === null || isBlank(line) ? null : line))
  const hasOneLine = lines.filter((line) => line !== null).length === 1
  const lineProblem = (line: string | null | undefined): string | null => {
    if (line) return textProblem(line, ADS_LIMITS.sitelinkLine, '')
    return hasOneLine ? MESSAGES.bothLines : null
  }
  return together(
    problemAt(`${path}.text`, textProblem(text, ADS_LIMITS.sitelinkText, MESSAGES.sitelinkText)),
    problemAt(`${path}.line1`, lineProblem(lines[0])),
    problemAt(`${path}.line2`, lineProblem(lines[1])),
    problemAt(`${path}.finalUrl`, finalUrlProblem(finalUrl, websiteHost)),
  )
}

function placeProblem({ level, levelId }: AddAssets, { campaigns, adGroups }: KnownAdsAccount): Problems {
  if (level === 'account') return {}
  return problemAt('levelId', removedProblem(level === 'campaign' ? campaigns : adGroups, levelId ?? ''))
}

function duplicateProblems(texts: readonly string[], fieldOf: (index: number) => string): Problems {
  const seen = new Set<string>()
  const problems = texts.map((text, index) => {
    const key = sameText(text)
    const isDuplicate = key !== '' && seen.has(key)
    seen.add(key)
    return problemAt(fieldOf(index), isDuplicate ? MESSAGES.same : null)
  })
  return together(...problems)
}

/** Why an asset cannot be removed: it is gone from its place, or was created here (specification 001, 4). */
export function removeAssetProblem(
  { id, level }: Extract<AdsChange, { kind: 'remove_asset' }>,
  { assets }: Pick<KnownAdsAccount, 'assets'>,
): string | null {
  const here = assets?.filter((row) => row.level === level) ?? null
  const gone = removedProblem(here, id)
  if (gone !== null) return gone
  return here?.find((row) => row.id === id)?.isMadeHere ? MESSAGES.madeHere : null
}

/** How many assets of a type a place takes, and the message of one that takes no more. */
export const ASSETS_OF_PLACE = {
  sitelink: { most: ADS_LIMITS.sitelinks, message: MESSAGES.manySitelinks },
  callout: { most: ADS_LIMITS.callouts, message: MESSAGES.manyCallouts },
} as const

/** The assets of a type that a place has. */
export const assetsAt = (
  { type, level, levelId }: Pick<AddAssets, 'type' | 'level' | 'levelId'>,
  assets: KnownAdsAccount['assets'],
) =>
  (assets ?? []).filter(
    (row) => row.type === type && row.level === level && row.levelId === levelId && row.state !== 'removed',
  )

function countProblem(change: AddAssets, { assets }: KnownAdsAccount): Problems {
  const { type, sitelinks, callouts, existing } = change
  const added = sitelinks.length + callouts.length + existing.length
  const { most, message } = ASSETS_OF_PLACE[type]
  return problemAt(
    type === 'sitelink' ? 'sitelinks' : 'callouts',
    assetsAt(change, assets).length + added > most ? message : null,
  )
}

function existingProblem(change: AddAssets, { assets }: KnownAdsAccount): Problems {
  if (assets === null || change.existing.length === 0) return {}
  const here = new Set(assetsAt(change, assets).map(({ assetId }) => assetId))
  const known = new Set(assets.flatMap(({ assetId, type }) => (type === change.type ? [assetId] : [])))
  if (change.existing.some((id) => !known.has(id))) return problemAt('existing', MESSAGES.removed)
  const isHere = change.existing.some((id, index) => here.has(id) || change.existing.indexOf(id) !== index)
  return problemAt('existing', isHere ? MESSAGES.same : null)
}
