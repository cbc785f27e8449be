/**
 * What the clock does for an ads account. `settle`: find out how changes ended of which Google said nothing. `ceiling`: hold the month's cost against the
 * owner's limit. `pages`: open the pages that ads lead to. `week`: look for money that brings nothing.
 */
export const ADS_WATCH_WORKS = ['settle', 'ceiling', 'pages', 'week'] as const
export type AdsWatchWork = (typeof ADS_WATCH_WORKS)[number]
