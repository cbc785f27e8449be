import type { AdsChange, CampaignToCreate, KeywordText, SitelinkText } from '#core/ads/changes.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { categoryKeywords } from './category-keywords.ts'

const keywordsOf = (keywords: readonly KeywordText[]): KeywordText[] =>
  keywords.map(({ text, matchType }) => ({ text: tidyLine(text), matchType }))

const lineOf = (line: string | null): string | null => (line === null ? null : tidyLine(line) || null)

const sitelinkOf = ({ text, line1, line2, finalUrl }: SitelinkText): SitelinkText => ({
  text: tidyLine(text),
  line1: lineOf(line1),
  line2: lineOf(line2),
  finalUrl: tidyLine(finalUrl),
})

const campaignOf = (campaign: CampaignToCreate): CampaignToCreate => ({
  ...campaign,
  name: tidyLine(campaign.name),
  businessName: tidyLine(campaign.businessName),
  landingUrl: tidyLine(campaign.landingUrl),
  categories: campaign.categories.map(({ name, keywords }) => ({
    name: tidyLine(name),
    keywords: categoryKeywords(tidyLine(name), keywords.map(tidyLine)),
  })),
  headlines: campaign.headlines.map(tidyLine),
  descriptions: campaign.descriptions.map(tidyLine),
})

/**
 * A change with its texts as they are checked and shown: on one line, single spaces, without controls and direction marks. So what is made is what was
 * checked. A keyword category is among its keywords. Markup stays as typed.
 */
export function tidyChange(change: AdsChange): AdsChange {
  switch (change.kind) {
    case 'create_campaign':
      return { ...change, campaign: campaignOf(change.campaign) }
    case 'create_ad_group':
    case 'create_strategy':
      return { ...change, name: tidyLine(change.name) }
    case 'add_keywords':
    case 'add_negative_keywords':
      return { ...change, keywords: keywordsOf(change.keywords) }
    case 'save_negative_list':
      return { ...change, name: tidyLine(change.name), keywords: keywordsOf(change.keywords) }
    case 'add_assets':
      return {
        ...change,
        sitelinks: change.sitelinks.map(sitelinkOf),
        callouts: change.callouts.map(tidyLine),
      }
    case 'set_campaign_state':
    case 'set_ad_group_state':
    case 'set_budget':
    case 'set_bids':
    case 'set_demographics':
    case 'remove_campaign':
    case 'remove_ad_group':
    case 'remove_keyword':
    case 'remove_negative_keyword':
    case 'remove_asset':
    case 'remove_strategy':
      return change
  }
}
