import { isAtCountingHost } from '#core/site/measuring-hosts.ts'
import { pixels } from './resources.ts'

const MEASURING_PATHS = /\/(?:matomo|piwik)\.php(?:\?|$)/iu

/** True for the address of a measuring tool (checks, Broken links): a request to it would be counted as a visit. */
export const isMeasuringAddress = (url: string): boolean =>
  isAtCountingHost(url) || MEASURING_PATHS.test(url.slice(0, 300))

/** True for a picture of 1 × 1 pixels or less. */
export function isPixel(attributes: Readonly<Record<string, string>>): boolean {
  const [width, height] = [pixels(attributes['width']), pixels(attributes['height'])]
  return width !== null && height !== null && width <= 1 && height <= 1
}
