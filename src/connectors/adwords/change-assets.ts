import type { AdsChange, SitelinkText } from '#core/ads/changes.ts'
import type { AssetLevel, AssetType } from '#core/ads/states.ts'
import type { AdsCustomer } from './ask.ts'
import { type AdsOperation, createOf, removeOf, temporaryNames } from './operation.ts'

type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>

const FIELD_TYPES: Readonly<Record<AssetType, string>> = { sitelink: 'SITELINK', callout: 'CALLOUT' }
const LINKS: Readonly<Record<AssetLevel, { operation: string; collection: string }>> = {
  account: { operation: 'customerAssetOperation', collection: 'customerAssets' },
  campaign: { operation: 'campaignAssetOperation', collection: 'campaignAssets' },
  ad_group: { operation: 'adGroupAssetOperation', collection: 'adGroupAssets' },
}

/** Makes sitelinks or callouts, and shows them and others that exist at one place. */
export function assetOperations(customer: AdsCustomer, change: AddAssets): AdsOperation[] {
  const nameFor = temporaryNames(customer.id)
  const made =
    change.type === 'sitelink'
      ? change.sitelinks.map((link, index) => sitelinkOperation(link, nameFor('assets'), index))
      : change.callouts.map((text, index) => calloutOperation(text, nameFor('assets'), index))
  const existing = change.existing.map((id) => customer.nameOf('assets', id))
  return [
    ...made.map(({ operation }) => operation),
    ...made.map(({ resourceName, field }) => linkOperation(customer, change, { resourceName, field })),
    ...existing.map((resourceName) => linkOperation(customer, change, { resourceName, field: 'existing' })),
  ]
}

const sitelinkOperation = (
  { text, line1, line2, finalUrl }: SitelinkText,
  resourceName: string,
  index: number,
) => {
  const field = `sitelinks.${index}`
  const operation: AdsOperation = {
    json: createOf('assetOperation', {
      resourceName,
      finalUrls: [finalUrl],
      sitelinkAsset: {
        linkText: text,
        ...(line1 === null ? {} : { description1: line1 }),
        ...(line2 === null ? {} : { description2: line2 }),
      },
    }),
    field: `${field}.text`,
    paths: {
      'create.final_urls': `${field}.finalUrl`,
      'create.sitelink_asset.description1': `${field}.line1`,
      'create.sitelink_asset.description2': `${field}.line2`,
    },
  }
  return { operation, resourceName, field: `${field}.text` }
}

const calloutOperation = (text: string, resourceName: string, index: number) => {
  const field = `callouts.${index}`
  const json = createOf('assetOperation', { resourceName, calloutAsset: { calloutText: text } })
  const operation: AdsOperation = { json, field }
  return { operation, resourceName, field }
}

function linkOperation(
  customer: AdsCustomer,
  { type, level, levelId }: AddAssets,
  { resourceName, field }: { resourceName: string; field: string },
): AdsOperation {
  const place =
    level === 'campaign'
      ? { campaign: customer.nameOf('campaigns', levelId ?? '') }
      : level === 'ad_group'
        ? { adGroup: customer.nameOf('adGroups', levelId ?? '') }
        : {}
  const { operation } = LINKS[level]
  return {
    json: createOf(operation, { ...place, asset: resourceName, fieldType: FIELD_TYPES[type] }),
    field,
    paths: { 'create.campaign': 'levelId', 'create.ad_group': 'levelId' },
    isMain: true,
  }
}

/** Takes a sitelink or callout away from one place. */
export function assetRemoval(
  customer: AdsCustomer,
  { id, level, type }: Extract<AdsChange, { kind: 'remove_asset' }>,
): AdsOperation[] {
  const { operation, collection } = LINKS[level]
  // The row of an account's asset begins with the account, which Google's own name leaves out.
  const own = level === 'account' ? (id.split('~').at(-1) ?? id) : id
  return [
    { json: removeOf(operation, customer.nameOf(collection, `${own}~${FIELD_TYPES[type]}`)), field: 'id' },
  ]
}
