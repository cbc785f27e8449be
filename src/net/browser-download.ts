import { Browser, type BrowserPlatform, computeExecutablePath, install } from '@puppeteer/browsers'

export interface BrowserDownload {
  platform: BrowserPlatform
  buildId: string
  /** SHA-256 of the archive, in hex. */
  sha256: string
  /** Address below which the builds are. */
  host: string
  /** Folder of all downloaded builds. */
  folder: string
  /** Bytes that have come, and bytes in all (0: not known). */
  onProgress: (done: number, all: number) => void
}

/**
 * Downloads a build of Chrome's headless shell for the operator who asked for it, and unpacks it. Returns the path of its program. Throws when the
 * archive is not the one whose hash is given; nothing of it is unpacked then.
 *
 * The one download that does not pass the judging of addresses (`egress.ts`): the library opens the connection itself. Nobody but the operator starts
 * it, no address in it comes from a website, and what comes is used only with the right hash.
 */
export async function downloadBrowser(download: BrowserDownload): Promise<string> {
  const { platform, buildId, folder } = download
  const browser = Browser.CHROMEHEADLESSSHELL
  const common = { browser, platform, buildId, cacheDir: folder }
  await install({
    ...common,
    baseUrl: download.host,
    expectedHash: download.sha256,
    downloadProgressCallback: download.onProgress,
  })
  return computeExecutablePath(common)
}
