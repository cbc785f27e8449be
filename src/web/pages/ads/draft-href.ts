/** Where a draft of a campaign is gone on with. */
export const draftHref = (id: string): string => `/ads/campaigns/new?draft=${encodeURIComponent(id)}`
