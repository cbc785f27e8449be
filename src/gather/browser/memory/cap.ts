/**
 * What a browser with all of its processes may hold, in MiB, where nobody says otherwise. Our own choice: few phones have more for one
 * page (`npm run -s bench:hostile` prints what hostile pages take).
 */
export const USUAL_CAP_MIB = 1_536
