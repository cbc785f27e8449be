import { BrowserPlatform, detectBrowserPlatform } from '@puppeteer/browsers'
import { BUILD_ID, type Build } from './downloaded.ts'

/** Where Google publishes the builds. */
export const BUILD_HOST = 'https://storage.googleapis.com/chrome-for-testing-public'

/** Megabytes of an archive, about: they differ by system. */
export const BUILD_MEGABYTES = 125

/**
 * SHA-256 of the archive of each system. Google publishes none: these are the ones that public projects pin for this build (each value stands in two of
 * them or more).
 */
const ARCHIVES: Readonly<Record<BrowserPlatform, string | null>> = {
  [BrowserPlatform.LINUX]: '5a6979d0ab7cf952ea575d35164e7bdce4872b2ced8f8a215c8f8e8eda00ee09',
  [BrowserPlatform.LINUX_ARM]: '2213770a541c7ea17c900c631bdb6a3cda97ecf5194a34a575f32e54a8f5ab70',
  [BrowserPlatform.MAC]: 'b3f9551d90c9ff0f4c7c231a4dbf226b3c64faba8ced1ab61a5ef9d430d0e996',
  [BrowserPlatform.MAC_ARM]: '9ba4d8a9732bd7e431ce9009d1bbe1ccf7f8c5de2a9781054f500a9fe898124d',
  [BrowserPlatform.WIN64]: 'bcc91b4d0f83a5457fc6ca7941fd65f2349775523d961be88526c6a66560dc75',
  [BrowserPlatform.WIN32]: null,
}

/** The build for this system; `null`: there is none. */
export function buildForThisSystem(): Build | null {
  const platform = detectBrowserPlatform()
  const sha256 = platform === undefined ? null : ARCHIVES[platform]
  return platform === undefined || sha256 === null
    ? null
    : { platform, buildId: BUILD_ID, sha256, host: BUILD_HOST }
}
