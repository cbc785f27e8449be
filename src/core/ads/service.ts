/** The id of the service of an ads account. */
export const ADS_SERVICE = 'adwords'
