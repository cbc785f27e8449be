import type { adsCalls } from '#api/contract/ads.ts'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import type { Sample } from './sample.ts'

/** Input for every call of the ads area. */
export const ADS_SAMPLES: Readonly<Record<keyof typeof adsCalls, Sample>> = {
  'GET /ads/terms': { path: '/ads/terms' },
  'PUT /ads/terms': { path: '/ads/terms', body: { version: '2026-11' } },
  'GET /ads': { path: '/ads' },
  'GET /ads/campaigns': { path: '/ads/campaigns?period=7days' },
  'GET /ads/campaigns/{id}': { path: '/ads/campaigns/101' },
  'GET /ads/ad-groups': { path: '/ads/ad-groups' },
  'GET /ads/demographics': { path: '/ads/demographics?adGroupId=101' },
  'GET /ads/keywords': { path: '/ads/keywords' },
  'GET /ads/search-terms': { path: '/ads/search-terms' },
  'GET /ads/negative-keywords': { path: '/ads/negative-keywords' },
  'GET /ads/assets': { path: '/ads/assets' },
  'GET /ads/strategies': { path: '/ads/strategies' },
  'GET /ads/days': { path: '/ads/days?period=all' },
  'POST /ads/changes': {
    path: '/ads/changes',
    body: { change: { kind: 'set_budget', campaignId: '1', amount: '5000000' } },
  },
  'GET /ads/activity': { path: '/ads/activity' },
  'POST /ads/drafts': { path: '/ads/drafts', body: { step: 'general', form: EMPTY_DRAFT } },
  'GET /ads/drafts/{id}': { path: ({ draft }) => `/ads/drafts/${draft}` },
  'PUT /ads/drafts/{id}': {
    path: ({ draft }) => `/ads/drafts/${draft}`,
    body: { version: 1, step: 'general', form: EMPTY_DRAFT },
  },
  'DELETE /ads/drafts/{id}': { path: ({ draft }) => `/ads/drafts/${draft}` },
  'GET /ads/suggestions/places': { path: '/ads/suggestions/places?text=Newtown' },
  'GET /ads/suggestions/languages': { path: '/ads/suggestions/languages' },
  'POST /ads/suggestions/categories': {
    path: '/ads/suggestions/categories',
    body: { businessName: 'Joe’s Plumbing', landingUrl: 'https://joes.com.au/' },
  },
  'POST /ads/suggestions/keywords': {
    path: '/ads/suggestions/keywords',
    body: { texts: ['plumber'], landingUrl: null },
  },
  'POST /ads/suggestions/texts': {
    path: '/ads/suggestions/texts',
    body: {
      businessName: 'Joe’s Plumbing',
      landingUrl: 'https://joes.com.au/',
      categories: [],
      locations: [],
    },
  },
  'POST /ads/suggestions/budgets': {
    path: '/ads/suggestions/budgets',
    body: { landingUrl: 'https://joes.com.au/', categories: ['plumber'], locationIds: ['1000286'] },
  },
  'POST /ads/landing-looks': {
    path: '/ads/landing-looks',
    body: { url: 'https://joes.com.au/', headlines: ['Plumber near you'], descriptions: [] },
  },
  'GET /ads/landing-looks/{id}': { path: ({ draft }) => `/ads/landing-looks/${draft}` },
  'PUT /ads/ceiling': { path: '/ads/ceiling', body: { amount: '300000000' } },
  'DELETE /ads/notices/{id}': { path: ({ draft }) => `/ads/notices/${draft}` },
}
