/** The tabs of the ads area in order, as the specification names them; the id is the last part of the route, `''` is `/ads` itself. */
export const ADS_TABS = [
  { id: 'home', path: '/ads', title: 'Home' },
  { id: 'campaigns', path: '/ads/campaigns', title: 'Campaigns' },
  { id: 'ad-groups', path: '/ads/ad-groups', title: 'Ad groups' },
  { id: 'portfolio-strategies', path: '/ads/portfolio-strategies', title: 'Portfolio Strategies' },
  { id: 'assets', path: '/ads/assets', title: 'Assets' },
  { id: 'keywords', path: '/ads/keywords', title: 'Keywords' },
  { id: 'search-terms', path: '/ads/search-terms', title: 'Search Terms' },
  { id: 'negative-keywords', path: '/ads/negative-keywords', title: 'Negative keywords' },
] as const
export type AdsTab = (typeof ADS_TABS)[number]['id']
