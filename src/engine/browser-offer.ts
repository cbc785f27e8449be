import { type Build, downloadFolder, downloadInto } from '#gather/browser/downloaded.ts'
import { BUILD_MEGABYTES, buildForThisSystem } from '#gather/browser/downloaded-builds.ts'
import { hasBundled } from '#gather/browser/bundled.ts'
import { findBrowser } from '#gather/browser/find.ts'

/** What an operator may download for this system. */
export interface BrowserOffer {
  build: Build
  folder: string
  /** Megabytes of the download, about. */
  megabytes: number
}

/** What can be downloaded for this system; `null`: nothing. */
export function browserOffer(): BrowserOffer | null {
  const build = buildForThisSystem()
  return build && { build, folder: downloadFolder(), megabytes: BUILD_MEGABYTES }
}

/** Whether a scan would find no browser here. A setting that names none is a mistake of its own, and counts as one that does. */
export async function lacksBrowser(executable: string | null): Promise<boolean> {
  return executable === null && !hasBundled() && (await findBrowser({ executable })) === null
}

/** Downloads the offered browser. Returns the path of its program. Throws when that fails. */
export const installOffered = (
  { build, folder }: BrowserOffer,
  onProgress: (done: number, all: number) => void,
): Promise<string> => downloadInto(folder, build, onProgress)
