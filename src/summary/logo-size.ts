/** Most bytes of a logo's file: 8,192 KB. */
export const MOST_LOGO_BYTES = 8_388_608
