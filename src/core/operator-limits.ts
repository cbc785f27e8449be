/** Most letters of the operator's notice: one line above every page. */
export const LONGEST_NOTICE = 200
/** Most testimonials of the front page. */
export const MOST_TESTIMONIALS = 20
