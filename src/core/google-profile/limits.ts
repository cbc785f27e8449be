/** Characters that Google takes. */
export const LONGEST_PROFILE_TITLE = 100
export const LONGEST_PROFILE_TEXT = 750
/** One main number and two more. */
export const MOST_PHONES = 3
/** Times at which a business may open on one day. */
export const MOST_PERIODS_A_DAY = 5
/** Characters of an answer to a review. Google takes 4,096 bytes, which these fit into whatever their letters. */
export const LONGEST_REPLY = 1_000
