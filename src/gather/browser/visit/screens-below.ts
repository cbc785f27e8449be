import type { Screenshot, Spot } from '#core/evidence/visit.ts'

/** Most screens further down. */
const MOST = 6

/**
 * Distances from the page's top of the screens below the first one that show one of these spots, at most six: of more the first
 * ones and the last of them, mostly the one with the footer.
 */
export function screensBelow(
  { height }: Pick<Screenshot, 'height'>,
  pageHeight: number,
  spots: readonly (Spot | null | undefined)[],
): number[] {
  const shown = spots.flatMap((spot) => (spot ? [Math.floor(spot.y / height)] : []))
  const screens = [...new Set(shown)].filter((screen) => screen > 0).toSorted((a, b) => a - b)
  const last = screens.at(-1)
  const kept = last === undefined || screens.length <= MOST ? screens : [...screens.slice(0, MOST - 1), last]
  // The last screen ends where the page ends.
  return [...new Set(kept.map((screen) => Math.max(1, Math.min(screen * height, pageHeight - height))))]
}
