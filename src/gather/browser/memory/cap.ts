/**
 * Default limit of a browser with all of its processes, in MiB. Our own choice: few phones have more for one page (`npm run -s bench:hostile`
 * prints the memory of hostile pages).
 */
export const USUAL_CAP_MIB = 1_536
