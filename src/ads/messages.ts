import { ADS_LIMITS } from '#core/ads/limits.ts'

/** What is said at a field of the ads area, word for word (specification 001, 5 and 8; decisions, 5.5 and 9). */
export const MESSAGES = {
  businessName: 'Sorry. You cannot leave this field empty. Enter your business name.',
  landingUrl: 'Please enter your website address',
  phone: 'Please provide valid phone',
  startDate: 'Please select a start date',
  startDatePast: 'The start date must be today or later',
  endDate: 'The end date must be after the start date',
  noLocation: 'Please choose at least one location',
  manyLocations: 'You have exceeded the number of locations you can add for your ad',
  radius: `Please choose a whole number of kilometres from ${ADS_LIMITS.radiusKm.least} to ${ADS_LIMITS.radiusKm.most}`,
  noLanguage: 'Please choose a language',
  manyLanguages: `You can choose up to ${ADS_LIMITS.languages} languages`,
  noCategory: 'Please choose at least one keyword category',
  manyCategories: `You can choose up to ${ADS_LIMITS.categories} keyword categories`,
  headline: 'Please enter headline 1',
  description: 'Please enter description 1',
  manyHeadlines: `Fettle makes ads with up to ${ADS_LIMITS.headlines} headlines`,
  manyDescriptions: `Fettle makes ads with up to ${ADS_LIMITS.descriptions} descriptions`,
  noBudget: 'Please choose a budget',
  budgetOverZero: 'Your budget must be more than 0',
  sitelinkText: 'Enter sitelink text',
  finalUrl: 'Enter a final URL',
  protocol: 'The protocol (http:// or https://) is missing. Please enter a valid URL.',
  address: 'Please enter a valid URL.',
  notSecure: 'This address isn’t secure. Use https:// if your site has it.',
  bothLines: 'Fill in both description lines, or leave both empty',
  calloutText: 'Enter at least one callout text',
  noItem: 'Select at least one item',
  manySitelinks: 'You have reached the maximum number of sitelinks',
  manyCallouts: 'You have reached the maximum number of callouts',
  manyLists: 'You have reached the maximum number of negative keyword lists',
  longList: 'Too long to change here. Open “Shared library” on ads.google.com.',
  name: 'Please enter a name',
  nameTaken: 'You already have one with this name. Please choose another one.',
  noSearchCampaign: 'An ad group needs at least one Search campaign',
  strategyType: 'Please choose a type',
  amount: 'Please enter a valid amount',
  wrongType: 'Maximise conversions works with a dollar amount and Search campaigns only.',
  targetNotUsed: 'This type takes no target of this kind',
  noKeyword: 'Please enter at least one keyword',
  keywordSigns: 'A keyword can’t have any of these signs: ! @ % , *',
  keywordWords: `A keyword can have up to ${ADS_LIMITS.keywordWords} words`,
  keywordTwice: 'This keyword is there twice',
  keywordThere: 'This keyword is there already',
  removed: 'Cannot edit removed entities',
  madeHere: 'What was created here can’t be removed here. Open “Assets” on ads.google.com.',
  demographics: 'Keep at least one of these ticked',
  notUnderstood: 'Please tick “I understand” first',
  same: 'This is the same text as another one',
} as const

/** For a text that is longer than its limit. */
export const longerThan = (limit: number): string => `Please use ${limit} characters or fewer`

/** For an amount that is its limit or more. */
export const overLimit = (limit: string): string =>
  `Your amount exceeds the allowed threshold. Please choose a number less than ${limit}`

/** For a list, a campaign or an ad group that would have more negative keywords than it takes. */
export const manyNegatives = (what: string, limit: number): string =>
  `${what} takes up to ${limit.toLocaleString('en-AU')} negative keywords`

/** For a strategy that campaigns still use. */
export const strategyInUse = (campaigns: string): string =>
  `This strategy is still used by ${campaigns}. Choose another one for them in Google Ads first.`

/** What is said after a change worked, word for word. */
export const DONE = {
  campaign: 'Campaign successfully saved',
  data: 'Data updated successfully',
  strategyDeleted: 'Portfolio strategy successfully deleted',
  sitelink: 'Sitelink asset created',
  callout: 'Callout asset created',
  keywords: 'Keywords have been added successfully',
  listAdded: 'Negative keyword list added',
  listUpdated: 'Negative keyword list updated',
} as const
