/** No page has a business card. */
export const NO_CARD = 'structured-data-missing'

/** The homepage names another website as its main address. */
export const OFFSITE = 'canonical-offsite'

/** Several pages name the homepage as their main address. */
export const TO_HOME = 'canonical-to-home'

/** A page names a main address that does not exist. */
export const BROKEN = 'canonical-broken'

/** The rules that pasting the ready-made business card puts right. */
export const CARD_RULES: readonly string[] = [NO_CARD, 'structured-data-broken', 'localbusiness-incomplete']
