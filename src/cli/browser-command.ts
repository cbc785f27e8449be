import { access, constants, stat } from 'node:fs/promises'
import { type BrowserOffer, browserOffer, installOffered, lacksBrowser } from '#engine/browser-offer.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import { SUCCEEDED, FAILED } from './exit-status.ts'

const PER_CENT = 100
const STEP = 10
const MEGABYTE = 1_000_000

/** `browser install`: downloads a browser for this system, and says how far it is. Returns the exit status. */
export async function installBrowserCommand(
  offer: BrowserOffer | null = browserOffer(),
  say: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  if (offer === null) {
    say(
      'There is no browser to download for this system. Install Chromium, and name it in FETTLE_CHROMIUM.\n',
    )
    return FAILED
  }
  const { build, folder, megabytes } = offer
  const from = new URL(build.host).host
  say(
    `Downloading Chrome’s headless shell ${build.buildId} (about ${megabytes} MB) from ${from} into ${folder}\n`,
  )
  try {
    const program = await installOffered(offer, steps(say))
    say(`Installed, every byte as expected: ${program}\n`)
    return SUCCEEDED
  } catch (error) {
    say(`The browser was not installed. ${error instanceof Error ? error.message : String(error)}\n`)
    return FAILED
  }
}

/** The sentence that names a wrong setting, or offers the download where a scan would find no browser; `null`: there is one, or none to download. */
export async function browserOfferLine({
  chromium,
  remoteBrowsers,
  command,
}: ScanEnvironment): Promise<string | null> {
  if (remoteBrowsers.length === 0 && chromium !== null && !(await isRunnable(chromium)))
    return `FETTLE_CHROMIUM: ${chromium} is no program that can be run, so checks that need a browser will say so. Correct it, or leave it empty.\n`
  const offer = browserOffer()
  if (offer === null || remoteBrowsers.length > 0 || !(await lacksBrowser(chromium))) return null
  return `No browser was found, so checks that need one will say so: ${command} browser install downloads one (about ${offer.megabytes} MB).\n`
}

/** The value `bundled` asks for the browser that npm brought. */
async function isRunnable(program: string): Promise<boolean> {
  if (program === 'bundled') return true
  try {
    await access(program, constants.X_OK)
    return (await stat(program)).isFile()
  } catch {
    // Whatever the system says of it, it cannot be run.
    return false
  }
}

/** Writes a line each time that another tenth has come. */
function steps(say: (text: string) => void): (done: number, all: number) => void {
  let told = 0
  return (done, all) => {
    const percent = all === 0 ? 0 : Math.floor((done / all) * PER_CENT)
    if (percent < told + STEP) return
    told = percent - (percent % STEP)
    say(`  ${told} % of ${Math.round(all / MEGABYTE)} MB\n`)
  }
}
