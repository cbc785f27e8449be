/** From this likeness on, two texts are of one document (checks: broken links, soft 404). */
export const ALIKE = 0.9
