import { pixels } from './resources.ts'

/** Hosts that count visits; a request to one of their addresses would be counted as a visit. */
const MEASURING_HOSTS =
  /^(?:[^/?#]*\.)?(?:google-analytics\.com|googletagmanager\.com|googleadservices\.com|doubleclick\.net|bat\.bing\.com|facebook\.com\/tr|connect\.facebook\.net|mc\.yandex\.ru|pixel\.wp\.com|stats\.wp\.com|statcounter\.com|histats\.com|hotjar\.com|clarity\.ms|px\.ads\.linkedin\.com|ct\.pinterest\.com|analytics\.tiktok\.com|analytics\.twitter\.com|t\.co\/i|scorecardresearch\.com|quantserve\.com|matomo\.cloud|alb\.reddit\.com|tr\.snapchat\.com|trackcmp\.net)(?:[/:?#]|$)/iu
const MEASURING_PATHS = /\/(?:matomo|piwik)\.php(?:\?|$)/iu

/** True for the address of a measuring tool (checks, Broken links). */
export function isMeasuringAddress(url: string): boolean {
  const start = url.slice(url.indexOf('//') + 2, 200)
  return MEASURING_HOSTS.test(start.split('?', 1)[0] ?? '') || MEASURING_PATHS.test(url.slice(0, 300))
}

/** True for a picture of 1 × 1 pixels or less. */
export function isPixel(attributes: Readonly<Record<string, string>>): boolean {
  const [width, height] = [pixels(attributes['width']), pixels(attributes['height'])]
  return width !== null && height !== null && width <= 1 && height <= 1
}
