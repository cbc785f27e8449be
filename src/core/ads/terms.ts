/** Version of the cost warning. An owner who accepted an earlier one accepts this one before connecting again. */
export const ADS_TERMS_VERSION = '2026-11'

/** The warning that an owner accepts before an ads account is connected. */
export const ADS_COST_WARNING =
  "Ads cost money. Google charges you directly when people click. You set the daily budget, you won't be charged more than your monthly limit, and you can stop at any time. Changes may take several weeks to have an effect."
