/**
 * What a browser with all of its processes may hold, in MiB, where nobody says otherwise. Our own choice: an empty browser takes 150,
 * the heaviest shop of the corpus 450 (bench:hostile prints both), and few phones have more for one page.
 */
export const USUAL_CAP_MIB = 1_536
