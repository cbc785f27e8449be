import { tidyLine } from '#core/owner-input/text.ts'

/** Latitude and longitude as maps show them: `-33.8981, 151.1748`. */
const POINT = /^([-−]?\d{1,2}(?:\.\d{1,15})?)\s?[,;\s]\s?([-−]?\d{1,3}(?:\.\d{1,15})?)$/u

/** A typed point of the earth in degrees; `null`: it is none. */
export function readPoint(typed: string): { latitude: number; longitude: number } | null {
  const [latitude, longitude] = (POINT.exec(tidyLine(typed)) ?? [])
    .slice(1)
    .map((part) => Number(part.replace('−', '-')))
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
