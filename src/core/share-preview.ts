/** The most characters of a shared link's title that all networks show (checks: product display on social). */
export const TITLE_MOST = 60
/** The same of its description. */
export const DESCRIPTION_MOST = 155
