/** The most characters of a shared link's title. Our own choice: no network says where it cuts one, but X, which cuts it after 70 (its card markup). */
export const TITLE_MOST = 90
/** The most characters of a shared link's description: those that X takes (its card markup). */
export const DESCRIPTION_MOST = 200
